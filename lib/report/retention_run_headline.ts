import type { SetName } from "../measure/retention/measured_conversation.ts";
import type { Figure } from "../measure/retention/run/figures.ts";

/** A row of figures by measure. */
type Row = ReadonlyMap<string, Figure>;

/** The budgets that a set is best known by, as percentages. */
const RATIOS: Readonly<Partial<Record<SetName, number>>> = {
  locomo: 20,
  traces: 10,
  facts: 10,
};
const RATIO = 5;

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
  const wanted = RATIOS[set] ?? RATIO;
  const [ratio] = [...new Set(keys.map((key) => key.ratio))]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  const share = Math.max(...keys.map((key) => key.share ?? 0));
  return {
    measure,
    rows: rows.filter((_, index) =>
      keys[index].ratio === ratio && [share, null].includes(keys[index].share)
    ),
  };
}
