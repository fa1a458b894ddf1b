import type { SupportingContext } from "./supporting_context.ts";
import { termPlaces } from "./term_places.ts";

/**
 * For each line of the context, whether a term stands in it, or a part of one that goes on over its end.
 *
 * @param context The context.
 * @param terms Terms that are looked for, letter for letter, line breaks aside.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "a\npump\n17\nb" });
 * assertEquals(termLines(context, ["pump 17"]), [false, true, true, false]);
 * ```
 */
export function termLines(
  { text, lines }: SupportingContext,
  terms: readonly string[],
): readonly boolean[] {
  const holds = lines.map(() => false);
  if (terms.length === 0) return holds;
  const starts = [
    0,
    ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
  ];
  const lineOf = (offset: number) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
  for (const term of terms) {
    for (const { start, end } of termPlaces(text, term)) {
      const last = Math.min(lineOf(end - 1), lines.length - 1);
      for (let line = lineOf(start); line <= last; line++) holds[line] = true;
    }
  }
  return holds;
}
