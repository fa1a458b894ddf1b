import { backsFact } from "../replay/backs_fact.ts";
import type { ReplayFact } from "../replay/replay.ts";
import type { FactState } from "../replay/replay_state.ts";
import type { ReplayMark } from "./replay_marks.ts";

/**
 * A fact at one arrival as one sign; the legend is `REPLAY_LEGEND`.
 *
 * Words of an unknown source are only mentioned. A replaced fact that is still in the window is stale, whatever backs it.
 *
 * @example The assistant still says it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(replayFactMark({ status: "preserved", mentioned: true, supported: false }), "◇");
 * ```
 */
export function replayFactMark(
  { status, mentioned, supported }: Pick<
    FactState,
    "status" | "mentioned" | "supported"
  >,
): ReplayMark["mark"] {
  if (status === "stale") return "!";
  if (mentioned) return supported ? "◆" : "◇";
  return status === "not yet said" ? "·" : status === "not sent" ? "×" : "–";
}

/**
 * A fact's state in words: its status, and what backs it.
 *
 * @param state The fact at one arrival.
 * @param fact The fact.
 */
export function replayFactText(state: FactState, fact: ReplayFact): string {
  const { status, mentioned, supported, sources, places } = state;
  if (mentioned && supported === false) return `${status} (mention only)`;
  const backing = places.filter((place) => backsFact(place, fact));
  if (!supported || sources.length === 0) return status;
  const isTurn = backing.some((place) => place.note === undefined);
  return `${status} (${isTurn ? "" : "note of "}${sources.join(", ")})`;
}
