import type { SmallestBudget, SweepPoint } from "./sweep_result.ts";

/** Measures a window at a budget; null where what cannot leave is over it. */
export type Measure = (budgetTokens: number) => SweepPoint | null;

/**
 * The budget at which the wanted retention is first reached, to the token: at the first of the points that reaches it,
 * and from there down by halving, so that one token less does not reach it.
 *
 * Retention need not grow with the budget: a smaller budget than the points before may reach it by chance, and a larger
 * one may miss it again, which `missedAgain` says of the points.
 *
 * @param points What was measured already, by ascending budget.
 * @param wanted The wanted retention, 0 to 1.
 * @param requiredTokens What cannot leave; below it there is no window.
 * @param measure Measures one more budget.
 *
 * @example It is reached from 70 tokens on
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const measure = (budgetTokens: number) => ({
 *   budgetTokens,
 *   totalTokens: budgetTokens,
 *   notesTokens: 0,
 *   kept: budgetTokens,
 *   retention: budgetTokens / 100,
 * });
 * const found = smallestBudget([25, 50, 100].map(measure), { wanted: 0.7, requiredTokens: 10 }, measure);
 * assertEquals([found?.point.budgetTokens, found?.below?.budgetTokens], [70, 69]);
 * ```
 */
export function smallestBudget(
  points: readonly (SweepPoint | null)[],
  { wanted, requiredTokens }: {
    readonly wanted: number;
    readonly requiredTokens: number;
  },
  measure: Measure,
): SmallestBudget | null {
  const reaches = (point: SweepPoint | null) =>
    point !== null && point.retention >= wanted;
  const first = points.findIndex(reaches);
  let point = points[first];
  if (!point) return null;
  let below = points[first - 1] ?? null;
  let belowTokens = below?.budgetTokens ?? requiredTokens - 1;
  while (point.budgetTokens - belowTokens > 1) {
    const middle = Math.floor((belowTokens + point.budgetTokens) / 2);
    const found = measure(middle);
    if (found !== null && reaches(found)) point = found;
    else [below, belowTokens] = [found, middle];
  }
  const missedAgain = points.slice(first + 1)
    .flatMap((each) => each && !reaches(each) ? [each.budgetTokens] : []);
  return { point, below, missedAgain };
}
