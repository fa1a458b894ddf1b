import { markFrames } from "./replaced/mark_frames.ts";
import { markValues } from "./replaced/mark_values.ts";
import { markWords } from "./replaced/mark_words.ts";
import type { Found, Replacement, Statement } from "./replaced/reading.ts";
import { stemCounts } from "./replaced/stem_counts.ts";

export type { Replacement, Statement };

/**
 * For each statement, by which later one it seems to be replaced; undefined where by none.
 *
 * It compares what users say with what users say later, and system with system; an assistant or a tool replaces nothing
 * and is not replaced. A value is replaced by another of its kind near the same rare words, the surer where words such
 * as `now`, `moved to` or `instead of` say so. In two cases the older statement may be dropped: the same sentence comes
 * again with one value changed, or `use X instead of Y` follows on the choice of Y. Proposed, never asserted: it goes by
 * words and knows no meaning. Statements of one turn do not replace each other.
 *
 * @param statements Sentences in the order of the conversation.
 *
 * @example The deadline moved
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = ["The deadline is March 14.", "Rye needs rest.", "The deadline moved to March 28."];
 * const statements = said.map((text, i) => ({ text, turn: `T${i}`, role: "user" as const }));
 * assertEquals(findReplaced(statements), [{ by: 2, mayDrop: false }, undefined, undefined]);
 * ```
 */
export function findReplaced(
  statements: readonly Statement[],
): readonly (Replacement | undefined)[] {
  const found: Found = statements.map(() => undefined);
  for (const role of ["user", "system"] as const) {
    const said = statements.flatMap((statement, index) =>
      statement.role === role ? [{ ...statement, index }] : []
    );
    const stems = stemCounts(said);
    markValues(said, stems, found);
    markWords(said, stems, found);
    markFrames(said, found);
  }
  return found;
}
