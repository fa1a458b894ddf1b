/**
 * The smallest start in 0 … `length` that fits, where a later start always fits if an earlier one does.
 *
 * It asks about `log2(length)` starts, newest first in growing steps, so that a short run of newest turns in a long
 * conversation is found without rendering the whole of it. A start that fits behind one that does not is not found.
 *
 * @param length How many turns there are; starting behind the last is taken to fit.
 * @param fits Whether the turns from this start on fit.
 *
 * @example The last three of ten turns fit
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(firstFittingStart(10, (start) => start >= 7), 7);
 * ```
 */
export function firstFittingStart(
  length: number,
  fits: (start: number) => boolean,
): number {
  let fitting = length;
  let step = 1;
  while (fitting > 0 && fits(Math.max(0, length - step))) {
    fitting = Math.max(0, length - step);
    step *= 2;
  }
  let failing = fitting === 0 ? -1 : Math.max(0, length - step);
  while (fitting - failing > 1) {
    const middle = (fitting + failing) >> 1;
    if (fits(middle)) fitting = middle;
    else failing = middle;
  }
  return fitting;
}
