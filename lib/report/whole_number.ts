/**
 * A whole number as readers write it, with a comma for each three digits.
 *
 * @example The same on every machine, whatever its language
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([7, 1204, 1000000].map(wholeNumber), ["7", "1,204", "1,000,000"]);
 * ```
 */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
