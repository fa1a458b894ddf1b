import type { TermTable } from "./term_table.ts";
import { termsOf } from "./terms.ts";

const SATURATION = 1.2;
const LENGTH = 0.75;
/** What is left of a unit that shares no term with the question. */
const ELSE = 0.1;

/**
 * For each unit, BM25 of the question and a little on top, so that what shares no term with it is not lost.
 *
 * @param table The units' terms; a term counts once in a unit.
 * @param question What is asked.
 */
export function questionFactors(
  { units, rarity, idOf }: TermTable,
  question: string,
): Float64Array {
  const asked = new Set(
    termsOf(question).flatMap(({ key }) => idOf.get(key) ?? []),
  );
  const terms = units.reduce((sum, { ids }) => sum + ids.length, 0);
  const mean = Math.max(1, terms / Math.max(1, units.length));
  return Float64Array.from(units, ({ ids }) => {
    const damping = SATURATION *
      (1 - LENGTH + LENGTH * ids.length / mean);
    let sum = ELSE;
    for (const id of ids) {
      if (asked.has(id)) sum += rarity[id] * (SATURATION + 1) / (1 + damping);
    }
    return sum;
  });
}
