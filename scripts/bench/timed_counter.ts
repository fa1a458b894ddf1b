import type { TokenCounter } from "../../lib/count/token_counter.ts";

/** The counter, and the milliseconds that have been spent in it so far. */
export function timedCounter(counter: TokenCounter) {
  let spent = 0;
  const timed =
    <A extends unknown[], R>(call: (...args: A) => R) => (...args: A): R => {
      const start = performance.now();
      const result = call(...args);
      spent += performance.now() - start;
      return result;
    };
  return {
    spentMs: () => spent,
    counter: {
      ...counter,
      count: timed(counter.count),
      countText: timed(counter.countText),
      countWithin: timed(counter.countWithin!),
      price: timed(counter.price!),
    },
  };
}
