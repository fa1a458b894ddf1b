import { headlineRatio } from "../measure/retention/headline_ratio.ts";
import type { SetName } from "../measure/retention/measured_conversation.ts";
import type { Figure } from "../measure/retention/run/figures.ts";

/** A row of figures by measure. */
type Row = ReadonlyMap<string, Figure>;

/**
 * The measure that a set is about, and the rows at the budget that it is known by, or the nearest that was measured, with
 * the largest share for notes.
 *
 * @param set The set.
 * @param rows Its figures.
 */
export function setHeadline(
  set: SetName,
  rows: readonly Row[],
): { readonly measure: string; readonly rows: readonly Row[] } {
  const measure = rows.some((row) => row.has("words")) ? "words" : "values";
  const keys = rows.map((row) => row.values().next().value!);
  const ratio = headlineRatio(set, keys.map((key) => key.ratio));
  const share = Math.max(...keys.map((key) => key.share ?? 0));
  return {
    measure,
    rows: rows.filter((_, index) =>
      keys[index].ratio === ratio && [share, null].includes(keys[index].share)
    ),
  };
}
