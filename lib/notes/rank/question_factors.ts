import type { TermTable } from "./term_table.ts";
import { termsOf } from "./terms.ts";

const SATURATION = 1.2;
const LENGTH = 0.75;
/**
 * For each unit, 1 and the question's BM25 on top, so that what shares no term with it keeps its value.
 *
 * @param table The units' terms; a term counts once in a unit.
 * @param question What is asked.
 */
export function questionFactors(
  { starts, ids, kinds, rarity, idOf }: TermTable,
  question: string,
): Float64Array {
  const asked = new Set(
    termsOf(question).flatMap(({ key }) => idOf.get(key) ?? []),
  );
  const mean = Math.max(1, ids.length / Math.max(1, kinds.length));
  return Float64Array.from(kinds, (_, at) => {
    const own = ids.subarray(starts[at], starts[at + 1]);
    const damping = SATURATION * (1 - LENGTH + LENGTH * own.length / mean);
    let sum = 1;
    for (const id of own) {
      if (asked.has(id)) sum += rarity[id] * (SATURATION + 1) / (1 + damping);
    }
    return sum;
  });
}
