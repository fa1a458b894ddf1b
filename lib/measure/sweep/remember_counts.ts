import type { Message } from "../../conversation/message.ts";
import type { TokenCounter } from "../../count/token_counter.ts";

/**
 * The same counter, which counts each window and prices each run of messages once: for one conversation that is compacted
 * many times.
 *
 * A window is known by its messages, so they must not change, and instructions, tools and thinking must be the same in all
 * of them.
 *
 * @param counter Any counter.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * let counted = 0;
 * const counter = rememberCounts({
 *   name: "one each",
 *   exact: true,
 *   count: (messages) => (counted++, messages.length),
 *   countText: () => 1,
 * });
 * const ask = () => [{ role: "user" as const, content: "Hi" }];
 * assertEquals([counter.count(ask()), counter.count(ask()), counted], [1, 1, 1]);
 * ```
 */
export function rememberCounts(counter: TokenCounter): TokenCounter {
  const { price } = counter;
  const nameOf = messageNames();
  const counts = new Map<string, number>();
  const remember = (key: string, count: () => number): number => {
    const tokens = counts.get(key) ?? count();
    counts.set(key, tokens);
    return tokens;
  };
  return {
    ...counter,
    count: (messages, options) =>
      remember(
        `${options === undefined} ${messages.map(nameOf).join(" ")}`,
        () => counter.count(messages, options),
      ),
    ...(price && {
      price: (run, previousRole, nextRole) =>
        remember(
          `${previousRole} ${nextRole} ${run.map(nameOf).join(" ")}`,
          () => price.call(counter, run, previousRole, nextRole),
        ),
    }),
  };
}

/** A short name for each message: the same for the same object, and for two plain ones that say the same. */
function messageNames(): (message: Message) => string {
  const byMessage = new WeakMap<Message, string>();
  const byText = new Map<string, string>();
  let last = 0;
  return (message) => {
    const known = byMessage.get(message);
    if (known !== undefined) return known;
    const { role, content, ...more } = message;
    const isPlain = typeof content === "string" &&
      Object.keys(more).length === 0;
    const text = `${role}\n${content}`;
    const name = (isPlain ? byText.get(text) : undefined) ?? String(last++);
    if (isPlain) byText.set(text, name);
    byMessage.set(message, name);
    return name;
  };
}
