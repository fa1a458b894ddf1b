/**
 * The powers of two between what is required and the whole, and the whole itself: what a sweep looks at by default.
 *
 * A budget under a thousandth of the whole is left out.
 *
 * @param requiredTokens What cannot leave.
 * @param originalTokens The whole conversation.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(sweepBudgets(700, 9000), [1024, 2048, 4096, 8192, 9000]);
 * ```
 */
export function sweepBudgets(
  requiredTokens: number,
  originalTokens: number,
): readonly number[] {
  const least = Math.max(requiredTokens, originalTokens / 1000);
  const budgets = [];
  for (let budget = 1; budget < originalTokens; budget *= 2) {
    if (budget >= least) budgets.push(budget);
  }
  return [...budgets, originalTokens];
}
