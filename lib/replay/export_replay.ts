import type { Replay } from "./replay.ts";
import type { ReplayState } from "./replay_state.ts";
import { stateAt } from "./state_at.ts";

/** A replay to keep or to send: all of it, and, apart from it, where somebody was looking. */
export interface ReplayExport
  extends
    Pick<Replay, "kind" | "policy" | "fidelity" | "budgetTokens" | "counter"> {
  /** What this is, for whoever opens it. */
  readonly about: string;
  /** Layout of the export. */
  readonly version: 1;
  /** What is followed. */
  readonly facts: Replay["facts"];
  /** The turns, as they come in. */
  readonly turns: Replay["arrivals"];
  /** The state after every arrival, whatever the position. */
  readonly arrivals: readonly ReplayState[];
  /** Where the reader was looking; it cuts nothing off. */
  readonly inspectionPosition: {
    readonly seconds: number;
    readonly arrived: number;
  };
}

/**
 * The whole replay as plain data: every computed arrival, and separately labelled the inspection position.
 *
 * It is not a partial trace: the position says where somebody was looking, and all states are there.
 *
 * @param replay From `replayLesson` or `replayRequest`.
 * @param positionSeconds The inspection position.
 * @throws {RangeError} If the position is not a finite number of at least 0.
 *
 * @example The position cuts nothing off
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
 * const { arrivals, inspectionPosition } = exportReplay(replay, 0);
 * assertEquals([arrivals.length, inspectionPosition], [1, { seconds: 0, arrived: 0 }]);
 * ```
 */
export function exportReplay(
  replay: Replay,
  positionSeconds: number,
): ReplayExport {
  const { kind, policy, fidelity, budgetTokens, counter } = replay;
  const { arrived } = stateAt(replay, positionSeconds);
  return {
    about:
      "A replay by Holdfast. The export includes all computed arrivals and a separately labeled inspection position.",
    version: 1,
    kind,
    policy,
    fidelity,
    budgetTokens,
    counter,
    inspectionPosition: { seconds: positionSeconds, arrived },
    facts: replay.facts,
    turns: replay.arrivals,
    arrivals: replay.states,
  };
}
