/** A row of a list, a sentence that holds it, and one that nearly does. */
export type RowExample = readonly [row: string, holds: string, misses: string];

/** Examples written as lines of `row => a sentence that holds it => a near miss`. */
export function rowExamples(lines: string): readonly RowExample[] {
  return lines.trim().split("\n").map((line) => {
    const [row, holds, misses] = line.trim().split(" => ");
    return [row, holds, misses];
  });
}
