/**
 * Numbers of lines as a reader sees them: runs from the first to the last, with commas between.
 *
 * @param numbers Numbers in rising order.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(lineRuns([3, 4, 5, 12]), "L3–L5, L12");
 * ```
 */
export function lineRuns(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs[runs.length - 1];
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) =>
    first === last ? `L${first}` : `L${first}–L${last}`
  ).join(", ");
}
