import type { Probe } from "../../probe/probe.ts";

/** Which facts a retention is of. */
export interface CurrentFacts {
  /** How many there are. */
  readonly count: number;
  /** Whether a kept one is backed by its source, or, where no fact names one, mentioned. */
  readonly by: "evidence" | "mention";
}

/**
 * The facts that no other one replaces, and, where any of them names a source, only those that do.
 *
 * @param probes The facts.
 * @throws {RangeError} If there is none.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const probes = [{ id: "a", text: "1883", source: "T1" }, { id: "b", text: "1884" }];
 * assertEquals(currentFacts(probes), { count: 1, by: "evidence" });
 * ```
 */
export function currentFacts(probes: readonly Probe[]): CurrentFacts {
  const current = probes.filter((probe) => probe.supersededBy === undefined);
  const sourced = current.filter(({ source }) => source !== undefined);
  if (sourced.length > 0) return { count: sourced.length, by: "evidence" };
  if (current.length > 0) return { count: current.length, by: "mention" };
  throw new RangeError("Cannot measure retention: there is no current fact");
}
