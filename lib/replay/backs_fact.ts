import type { ReplayFact } from "./replay.ts";
import type { FactPlace } from "./replay_state.ts";

/**
 * Whether the words at this place are the fact's evidence: its own source, or a note that quotes it.
 *
 * @example A repetition is none
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const source = { turn: "T2", role: "user" } as const;
 * assertEquals(
 *   [{ turn: "T2", role: "user" } as const, { turn: "T3", role: "assistant" } as const]
 *     .map((place) => backsFact(place, { source })),
 *   [true, false],
 * );
 * ```
 */
export function backsFact(
  place: FactPlace,
  { source }: Pick<ReplayFact, "source">,
): boolean {
  return place.turn === source?.turn && place.role === source?.role &&
    place.note !== "written";
}
