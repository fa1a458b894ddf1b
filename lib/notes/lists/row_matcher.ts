import { rowPattern } from "./row_pattern.ts";

/**
 * A function that says whether a sentence holds one of the rows.
 *
 * @param rows Rows as `rowPattern` reads them; an empty list matches nothing.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const holds = rowMatcher(["^until i say/tell", "at most"]);
 * assertEquals(["Until I say so", "Wait until I say so", "At most two"].map(holds), [true, false, true]);
 * ```
 */
export function rowMatcher(
  rows: readonly string[],
): (sentence: string) => boolean {
  const sources = new Map<string, string[]>();
  for (const row of rows) {
    const { before, source } = rowPattern(row);
    sources.set(before, [...(sources.get(before) ?? []), source]);
  }
  const shapes = [...sources].map(([before, rows]) =>
    new RegExp(`${before}(?:${rows.join("|")})`, "iu")
  );
  return (sentence) => shapes.some((shape) => shape.test(sentence));
}
