import { cutTurns } from "../conversation/cut_turns.ts";
import type { Message } from "../conversation/message.ts";
import type { Turn } from "../conversation/turn.ts";
import { type MessageDraft, messageOf } from "./message_draft.ts";

/** A compaction that a client has already made. */
export interface CompactionBoundary {
  /** Its line in the file, from 1. */
  readonly at: number;
  /** All turns until then, from the start of the session; a turn that was cut short is there as far as it went. */
  readonly before: readonly Turn[];
  /**
   * Index in `before` of the first turn that was still sent, in part at least, when the client compacted; earlier ones
   * had reached the summariser only by the summary before.
   */
  readonly reach: number;
  /** What the client wrote in their place; "" where it cannot be read. */
  readonly summary: string;
  /** What is sent word for word beside the summary, right after it. */
  readonly resent: readonly Message[];
  /** The turns from then to the next compaction; a turn that was cut short goes on under its id. */
  readonly after: readonly Turn[];
}

/** Where a client compacted, in a list of all that was said. */
export interface BoundaryPlace {
  /** Its line in the file, from 1. */
  readonly at: number;
  /** How many of the messages had been said. */
  readonly said: number;
  /** As in `CompactionBoundary`. */
  readonly summary: string;
  /** As in `CompactionBoundary`. */
  readonly resent: readonly MessageDraft[];
}

/**
 * The compactions of a session with the turns around them, ids `T1`, `T2` … counted over all of it.
 *
 * @param drafts All that was said, without summaries.
 * @param places The compactions, in order.
 */
export function boundariesFrom(
  drafts: readonly MessageDraft[],
  places: readonly BoundaryPlace[],
): readonly CompactionBoundary[] {
  const sourced = drafts.map(messageOf);
  const messages = sourced.map(({ message }) => message);
  const cuts = cutTurns(
    messages,
    (index) => sourced[index].continues === true,
  );
  const starts = cuts.questionStart < messages.length
    ? [...cuts.starts, cuts.questionStart]
    : cuts.starts;
  const turns = (from: number, to: number): Turn[] =>
    starts.flatMap((start, index) => {
      const first = Math.max(start, from);
      const end = Math.min(starts[index + 1] ?? messages.length, to);
      if (first >= end) return [];
      const time = sourced[first].time;
      return [{
        id: `T${index + 1}`,
        messages: messages.slice(first, end),
        ...(time === undefined ? {} : { time }),
      }];
    });
  return places.map(({ at, said, summary, resent }, index) => ({
    at,
    before: turns(0, said),
    reach: starts.findIndex((_, turn) =>
      (starts[turn + 1] ?? messages.length) > (places[index - 1]?.said ?? 0)
    ),
    summary,
    resent: resent.map((draft) => messageOf(draft).message),
    after: turns(said, places[index + 1]?.said ?? messages.length),
  }));
}
