import type { SweepLine, SweepPoint } from "../measure/sweep/sweep_result.ts";
import { percent } from "./retention_words.ts";

/**
 * Tokens as short as a tick's label: two digits and a unit of a thousand or a million.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([512, 1024, 8192, 65536, 2_000_000].map(shortTokens), ["512", "1k", "8.2k", "66k", "2M"]);
 * ```
 */
export function shortTokens(tokens: number): string {
  if (tokens < 1000) return String(tokens);
  const unit = tokens < 999_500 ? 1000 : 1_000_000;
  const count = tokens / unit;
  const digits = count < 9.95
    ? count.toFixed(1).replace(".0", "")
    : count.toFixed();
  return digits + (unit === 1000 ? "k" : "M");
}

/** The point of a line that keeps the most, the cheapest of equals; null where there is no window. */
export function bestPoint({ points }: SweepLine): SweepPoint | null {
  return points.reduce(
    (best, point) =>
      point !== null && point.retention > (best?.retention ?? -1)
        ? point
        : best,
    null,
  );
}

/**
 * A part of the whole conversation in percent, rounded down, with a decimal where it is under a tenth.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([0.0056, 0.1799, 1].map(shareWords), ["0.5 %", "17 %", "100 %"]);
 * ```
 */
export function shareWords(share: number): string {
  return share < 0.1
    ? `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`
    : percent(share);
}
