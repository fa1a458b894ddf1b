import { isPersonal, type RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";

/**
 * The terms' sums, those of a person's weak sentences lifted towards the mean of their message: one message mostly speaks
 * of one thing, and what stands beside a telling sentence belongs to it.
 *
 * No sum falls, and a sentence without terms stays without worth.
 *
 * @param units All units, in conversation order.
 * @param sums What the terms of each come to.
 */
export function liftWeak(
  units: readonly RankUnit[],
  sums: Float64Array,
): Float64Array {
  const totals = new Map<number, { sum: number; count: number }>();
  const isLifted = ({ kind, source }: RankUnit) =>
    kind !== "code" && isPersonal(source.role);
  units.forEach((unit, at) => {
    if (!isLifted(unit)) return;
    const total = totals.get(unit.message);
    if (total === undefined) {
      totals.set(unit.message, { sum: sums[at], count: 1 });
    } else {
      total.sum += sums[at];
      total.count++;
    }
  });
  return sums.map((sum, at) => {
    if (sum === 0 || !isLifted(units[at])) return sum;
    const total = totals.get(units[at].message)!;
    const mean = total.sum / total.count;
    return sum * Math.max(1, mean / sum) ** RECIPE.lift;
  });
}
