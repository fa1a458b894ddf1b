import { show } from "../conversation/check_message.ts";
import type { TokenCounter } from "./token_counter.ts";

/**
 * The counter, with each number that it gives looked at: a whole number of tokens, 0 or more, or an error.
 *
 * A budget is only as hard as its counter: what a broken one says is never believed.
 *
 * @param counter Any counter; one that waits for its tokenizer has to be awaited before.
 * @throws {TypeError} If it is none. Its methods throw a `TypeError` or `RangeError` where they give no such number.
 *
 * @example A promise is no number
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const counter = checkedCounter({
 *   name: "slow",
 *   exact: true,
 *   count: () => Promise.resolve(9) as never,
 *   countText: () => 1,
 * });
 * assertThrows(() => counter.count([]), TypeError, "counter.count: expected a whole number of tokens");
 * ```
 */
export function checkedCounter(counter: TokenCounter): TokenCounter {
  const has = (name: "count" | "countText") =>
    typeof counter?.[name] === "function";
  if (!has("count") || !has("countText")) {
    throw new TypeError(
      `counter: expected a TokenCounter with count and countText, found ${
        show(counter)
      }`,
    );
  }
  return {
    name: counter.name,
    exact: counter.exact,
    count: (...args) => checked(counter.count(...args), "count"),
    countText: (text) => checked(counter.countText(text), "countText"),
    ...(counter.countWithin && {
      countWithin(text, maxTokens) {
        const tokens = counter.countWithin!(text, maxTokens);
        return tokens === undefined ? tokens : checked(tokens, "countWithin");
      },
    }),
    ...(counter.price && {
      price: (...args) => checked(counter.price!(...args), "price"),
    }),
    ...(counter.fitText && { fitText: (...args) => counter.fitText!(...args) }),
    ...(counter.growingText && { growingText: () => counter.growingText!() }),
    ...(counter.render && { render: (...args) => counter.render!(...args) }),
    ...(counter.visibleText && {
      visibleText: (message) => counter.visibleText!(message),
    }),
  };
}

function checked(tokens: number, name: string): number {
  if (Number.isSafeInteger(tokens) && tokens >= 0) return tokens;
  const found = (tokens as unknown) instanceof Promise
    ? "a promise: await the tokenizer first"
    : show(tokens);
  throw new (typeof tokens === "number" ? RangeError : TypeError)(
    `counter.${name}: expected a whole number of tokens, 0 or more, found ${found}`,
  );
}
