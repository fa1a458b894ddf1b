import type { SetName } from "./measured_conversation.ts";

/** The budgets that a set is best known by, as percentages of a conversation. */
const RATIOS: Readonly<Partial<Record<SetName, number>>> = {
  locomo: 20,
  traces: 10,
  facts: 10,
};
const RATIO = 5;

/**
 * The budget that a set is best known by, or the nearest of those that are measured.
 *
 * @param set The set.
 * @param ratios Budgets that are measured, one or more.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(headlineRatio("locomo", [5, 10, 30]), 10);
 * ```
 */
export function headlineRatio(set: SetName, ratios: readonly number[]): number {
  const wanted = RATIOS[set] ?? RATIO;
  const [nearest] = [...ratios].sort((a, b) =>
    Math.abs(a - wanted) - Math.abs(b - wanted) || a - b
  );
  return nearest;
}
