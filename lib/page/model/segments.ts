import { backsFact } from "../../replay/backs_fact.ts";
import { SUMMARY_ID } from "../../replay/lesson.ts";
import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";

/** How a part of the window looks: by who speaks in a lesson, by what it is in a request. */
export type SegmentLook =
  | "system"
  | "user"
  | "assistant"
  | "tool"
  | "summary"
  | "required"
  | "kept";

/** A part of a window in a column: at the bottom what comes first. */
export interface Segment {
  readonly label: string;
  readonly look: SegmentLook;
  readonly tokens: number;
  /** What it says of the lesson's fact. */
  readonly mark: "" | "◆" | "◇";
}

/**
 * The parts of a window: a lesson's turns with their weights, or what a request's counter can tell apart.
 *
 * @param replay The replay.
 * @param state One of its states.
 */
export function segmentsOf(
  replay: Replay,
  state: ReplayState,
): readonly Segment[] {
  const { required, kept, summary, total } = state.tokens;
  if (total === 0) return [];
  if (replay.kind === "lesson") return lessonSegments(replay, state);
  const parts: readonly Segment[] = [
    { label: "fixed", look: "required", tokens: required, mark: "" },
    { label: "turns", look: "kept", tokens: kept, mark: "" },
    { label: "notes", look: "summary", tokens: summary, mark: "" },
  ];
  return parts.filter(({ tokens }) => tokens > 0);
}

function lessonSegments(
  { arrivals, facts: [fact] }: Replay,
  { retained, tokens, facts: [factNow] }: ReplayState,
): readonly Segment[] {
  return retained.map((id): Segment => {
    const turn = arrivals.find((arrival) => arrival.id === id);
    const isSummary = id === SUMMARY_ID && turn === undefined;
    const places = factNow.places.filter((place) =>
      isSummary ? place.note : !place.note && place.turn === id
    );
    return {
      label: id,
      look: isSummary ? "summary" : turn?.messages[0].role ?? "assistant",
      tokens: isSummary ? tokens.summary : turn?.tokens ?? 0,
      mark: places.some((place) => backsFact(place, fact))
        ? "◆"
        : places.length > 0
        ? "◇"
        : "",
    };
  });
}
