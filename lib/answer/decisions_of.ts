import { checkProbes } from "../probe/check_probes.ts";
import type { Probe } from "../probe/probe.ts";
import type { Decision } from "./decision.ts";

/**
 * The decisions among the probes: those with `answer`, in the order given.
 *
 * A probe without `supersededBy` is current. For a replaced one, `replacedBy` is the next probe of its chain that can
 * be graded, so a link without `answer` in the middle is stepped over; where none can be, it is the end of the chain.
 *
 * @param probes Probes that have passed `readProbes`, or the like.
 * @throws {TypeError | RangeError} If the probes cannot be checked; see `readProbes`.
 *
 * @example A fact without `answer` is no decision
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const decisions = decisionsOf([
 *   { id: "old", text: "use copper", supersededBy: "new", answer: { values: ["copper"] } },
 *   { id: "new", text: "use PEX", answer: { values: ["PEX"] } },
 *   { id: "aside", text: "it rains" },
 * ]);
 * assertEquals(decisions, [
 *   { id: "old", values: ["copper"], current: false, replacedBy: "new" },
 *   { id: "new", values: ["PEX"], current: true },
 * ]);
 * ```
 */
export function decisionsOf(probes: readonly Probe[]): readonly Decision[] {
  checkProbes(probes);
  const byId = new Map(probes.map((probe) => [probe.id, probe]));
  return probes.flatMap(({ id, answer, supersededBy }): Decision[] => {
    if (answer === undefined) return [];
    const { values } = answer;
    if (supersededBy === undefined) return [{ id, values, current: true }];
    let next = byId.get(supersededBy)!;
    while (next.answer === undefined && next.supersededBy !== undefined) {
      next = byId.get(next.supersededBy)!;
    }
    return [{ id, values, current: false, replacedBy: next.id }];
  });
}
