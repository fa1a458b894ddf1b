/**
 * A function from an offset in a text to its line, from 1, as `numberLines` counts.
 *
 * @param text The text.
 *
 * @example The line break belongs to the line that it ends
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([0, 1, 2].map(lineCounter("a\nb")), [1, 1, 2]);
 * ```
 */
export function lineCounter(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = breaks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (breaks[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
