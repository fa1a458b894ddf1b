import type { Bench } from "./bench.ts";
import { timeOnce } from "./clock.ts";

/** Milliseconds of one count of a text with an encoder that remembers nothing. */
export function countMs(bench: Bench, text: string): number {
  return timeOnce(() => {
    const { countText } = bench.freshEncoder();
    return () => countText(text);
  });
}
