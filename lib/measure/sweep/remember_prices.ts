import type { Message, Role } from "../../conversation/message.ts";
import type { TokenCounter } from "../../count/token_counter.ts";

/**
 * The same counter, which prices each run of messages once: for one conversation that is compacted many times.
 *
 * A run is known by its first message, how many there are, and the roles around it, so its messages must not change.
 *
 * @param counter Any counter; one without `price` stays as it is.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * let priced = 0;
 * const counter = rememberPrices({
 *   name: "one each",
 *   exact: true,
 *   count: (messages) => messages.length,
 *   countText: () => 1,
 *   price: (run) => (priced++, run.length),
 * });
 * const run = [{ role: "user" as const, content: "Hi" }];
 * assertEquals([counter.price?.(run), counter.price?.([...run]), priced], [1, 1, 1]);
 * ```
 */
export function rememberPrices(counter: TokenCounter): TokenCounter {
  const { price } = counter;
  if (price === undefined) return counter;
  const known = new WeakMap<Message, Map<string, number>>();
  return {
    ...counter,
    price(run, previousRole?: Role, nextRole?: Role) {
      const key = `${run.length} ${previousRole} ${nextRole}`;
      const prices = known.get(run[0]) ?? new Map<string, number>();
      known.set(run[0], prices);
      const tokens = prices.get(key) ??
        price.call(counter, run, previousRole, nextRole);
      prices.set(key, tokens);
      return tokens;
    },
  };
}
