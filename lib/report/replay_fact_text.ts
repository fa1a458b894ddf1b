import { backsFact } from "../replay/backs_fact.ts";
import type { ReplayFact } from "../replay/replay.ts";
import type { FactState } from "../replay/replay_state.ts";

/** What the marks of `replayFactMark` mean. */
export const REPLAY_MARKS =
  "◆ backed by its source   ◇ only mentioned   ! stale   – not in the window   · not yet said   × not sent";

/**
 * A fact at one arrival as one sign; the legend is `REPLAY_MARKS`.
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
): string {
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
