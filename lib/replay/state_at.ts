import { unsentState } from "./fact_states.ts";
import type { Replay } from "./replay.ts";
import type { ReplayState } from "./replay_state.ts";

/**
 * The state at this second: it shows only what has arrived by then, and before the first arrival an empty window.
 *
 * @param replay From `replayLesson` or `replayRequest`.
 * @param seconds Seconds from the start; after the last arrival it is the last state.
 * @throws {RangeError} If it is not a finite number of at least 0.
 *
 * @example Nothing has arrived at 0 s
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { replayRequest } from "./replay_request.ts";
 * const replay = replayRequest(
 *   { instructions: "", turns: [], question: "Hi", inputBudget: 50, notesReserve: 0 },
 *   [],
 *   charactersCounter(),
 *   { policy: "compact" },
 * );
 * assertEquals([0, 7.5].map((seconds) => stateAt(replay, seconds).retained), [[], ["T1"]]);
 * ```
 */
export function stateAt(replay: Replay, seconds: number): ReplayState {
  if (!(Number.isFinite(seconds) && seconds >= 0)) {
    throw new RangeError(
      `Cannot show a replay: the position must be 0 or more seconds, it is ${seconds}`,
    );
  }
  return replay.states.findLast((state) => state.seconds <= seconds) ??
    emptyState(replay);
}

function emptyState({ kind, facts, budgetTokens }: Replay): ReplayState {
  return {
    seconds: 0,
    turn: null,
    arrived: 0,
    refused: null,
    tokens: {
      budget: budgetTokens,
      attempted: 0,
      required: 0,
      kept: 0,
      summary: 0,
      total: 0,
    },
    retained: [],
    evicted: [],
    summary: null,
    droppedNotes: 0,
    operations: [],
    facts: facts.map(({ id }) => ({
      ...unsentState(id, false),
      answer: kind === "lesson" ? { status: "not asked", value: null } : null,
    })),
  };
}
