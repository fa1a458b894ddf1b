import type { Note } from "../conversation/note.ts";
import type { Replay } from "./replay.ts";
import type { FactState, ReplayState } from "./replay_state.ts";
import { statePacker } from "./state_packer.ts";

/** A list in short: what is new as it is, and what stood in a row in the list before as its places `[first, last]`. */
export type PackedList<T extends string | number> =
  readonly (T | readonly [number, number])[];

/** A state in short, by the states before it: lists and facts where they differ, each note once. */
export interface PackedState
  extends
    Omit<ReplayState, "retained" | "evicted" | "summary" | "facts" | "turn"> {
  readonly retained: PackedList<string>;
  readonly evicted: PackedList<string>;
  readonly summary:
    | {
      readonly covers: PackedList<string>;
      readonly sources: PackedList<string>;
      /** Numbers of notes, in the order in which they first appeared. */
      readonly notes: PackedList<number>;
    }
    | null;
  /** Notes that appear here for the first time. */
  readonly newNotes: readonly Note[];
  /** The facts that changed, with their index. */
  readonly facts: readonly (readonly [number, FactState])[];
}

/** A replay without its states: all that is known before the first arrival is played. */
export type ReplayHead = Omit<Replay, "states">;

/** A replay in the form in which it is sent and kept in a page. */
export interface PackedReplay {
  readonly head: ReplayHead;
  readonly states: readonly PackedState[];
}

/**
 * The replay in short: a long one takes a tenth to a thirtieth of its JSON. `unpackReplay` gives the same back.
 *
 * @param replay From `replayLesson` or `replayRequest`.
 *
 * @example A state says what differs from the one before
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { replayRequest } from "./replay_request.ts";
 * const turns = ["T1", "T2", "T3"].map((id) => ({ id, messages: [{ role: "user" as const, content: "Go on." }] }));
 * const request = { instructions: "", turns, question: "And now?", inputBudget: 99, notesReserve: 0 };
 * const { states } = packReplay(replayRequest(request, [], charactersCounter(), { policy: "compact" }));
 * assertEquals(states.map((state) => state.retained), [["T1"], ["T1", "T2"], [[0, 1], "T3"], [[0, 2], "T4"]]);
 * ```
 */
export function packReplay({ states, ...head }: Replay): PackedReplay {
  return { head, states: states.map(statePacker()) };
}
