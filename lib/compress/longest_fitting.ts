/**
 * The largest number from 1 to `most` that fits, 0 if none does, asking about few numbers and small ones first.
 *
 * It takes for granted that what is shorter fits too; where that is not so, the number that it gives still fits.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(longestFitting(100, (length) => length <= 37), 37);
 * ```
 */
export function longestFitting(
  most: number,
  fits: (length: number) => boolean,
): number {
  let low = 0;
  let step = 1;
  while (low + step <= most && fits(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, most + 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
