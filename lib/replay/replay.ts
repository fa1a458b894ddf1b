import type { ProbeSource } from "../probe/probe.ts";
import type { Arrival } from "./arrival.ts";
import type { ReplayState } from "./replay_state.ts";

/** A fact that a replay follows. */
export interface ReplayFact {
  /** Names it; unique. */
  readonly id: string;
  /** The words that are looked for; a lesson's value. */
  readonly text: string;
  /** Lesson only: what the question asks for, such as `deployment region`. */
  readonly label?: string;
  /** Whose words are its evidence; absent where that is not known. */
  readonly source?: ProbeSource;
  /** Number of the arrival, from 1, by which it has been said. */
  readonly saidAt: number;
  /** Id of the fact that replaces it. */
  readonly supersededBy?: string;
}

/** What a replay may do with older turns: `compact` for a request, `summarize` for a lesson, `evict` for both. */
export type ReplayPolicyName = "evict" | "summarize" | "compact";

/** Whether a lesson's summary keeps the user-backed evidence. */
export type ReplayFidelity = "preserve" | "drop";

/** A conversation arriving turn by turn under a budget; plain data, all arrivals computed. */
export interface Replay {
  /** Teaching tokens of a lesson, or a request with its own counter. */
  readonly kind: "lesson" | "request";
  /** What happens to older turns. */
  readonly policy: ReplayPolicyName;
  /** Of a lesson's summary; null where it does not apply. */
  readonly fidelity: ReplayFidelity | null;
  /** What the window may take, in the counter's unit. */
  readonly budgetTokens: number;
  /** What counted. */
  readonly counter: { readonly name: string; readonly exact: boolean };
  /** What is followed. */
  readonly facts: readonly ReplayFact[];
  /** The turns, in the order of their coming. */
  readonly arrivals: readonly Arrival[];
  /** The state after each arrival. */
  readonly states: readonly ReplayState[];
}
