import type { Replay } from "../../replay/replay.ts";
import type { FactState, ReplayState } from "../../replay/replay_state.ts";
import type { ReplaySettings } from "./settings.ts";

/** A moment that the reader froze, with all that it is compared by; it does not follow later changes. */
export interface Baseline {
  readonly settings: ReplaySettings;
  readonly seconds: number;
  readonly arrived: number;
  readonly refused: boolean;
  readonly totalTokens: number;
  readonly attemptedTokens: number;
  readonly retained: readonly string[];
  readonly covers: readonly string[];
  readonly facts: readonly Pick<
    FactState,
    "id" | "status" | "mentioned" | "supported" | "sources" | "answer"
  >[];
}

/** The visible moment as a baseline: tokens, status and source ids. */
export function baselineOf(
  replay: Replay,
  state: ReplayState,
  settings: ReplaySettings,
): Baseline {
  const { arrived, tokens, retained, summary, facts } = state;
  return structuredClone({
    settings: { ...settings, budget: replay.budgetTokens },
    seconds: state.seconds,
    arrived,
    refused: state.refused !== null,
    totalTokens: tokens.total,
    attemptedTokens: tokens.attempted,
    retained,
    covers: summary?.covers ?? [],
    facts: facts.map((
      { id, status, mentioned, supported, sources, answer },
    ) => ({ id, status, mentioned, supported, sources, answer })),
  });
}
