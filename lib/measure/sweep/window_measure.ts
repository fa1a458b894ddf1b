import type { CompactionRequest } from "../../conversation/request.ts";
import type { TokenCounter } from "../../count/token_counter.ts";
import { placeFinder } from "../../probe/find_places.ts";
import type { LevelView } from "../../probe/level_view.ts";
import type { MatchLevel } from "../../probe/match_level.ts";
import { placedReport } from "../../probe/placed_report.ts";
import type { Probe } from "../../probe/probe.ts";
import { resultContext } from "../../probe/result_context.ts";
import { retentionReport } from "../../probe/retention_report.ts";
import type { Compactor } from "./compactors.ts";
import type { CurrentFacts } from "./current_facts.ts";
import type { SweepPoint } from "./sweep_result.ts";

/** The loosest level at which a fact counts as kept. */
export const MATCH: MatchLevel = "shortened";

/** A conversation without the budget that it must fit. */
export type Unbudgeted = Omit<
  CompactionRequest,
  "inputBudget" | "notesReserve"
>;

/** What all windows of a sweep share. */
export interface SweepScene {
  /** The conversation. */
  readonly conversation: Unbudgeted;
  /** Its facts. */
  readonly probes: readonly Probe[];
  /** Which of them count. */
  readonly facts: CurrentFacts;
  /** Counts each window. */
  readonly counter: TokenCounter;
  /** Views of its texts down to `MATCH`: `rememberViews`. */
  readonly viewOf: (text: string) => LevelView;
  /** Percent of a budget that is held back for notes. */
  readonly sharePercent: number;
}

/** The conversation as a request with this budget. */
export function withBudget(
  conversation: Unbudgeted,
  inputBudget: number,
  sharePercent: number,
): CompactionRequest {
  const notesReserve = Math.floor(inputBudget * sharePercent / 100);
  return { ...conversation, inputBudget, notesReserve };
}

/** What a compactor makes of the conversation at a budget, and how many of its facts that keeps. */
export function measureWindow(
  { conversation, probes, facts, counter, viewOf, sharePercent }: SweepScene,
  budgetTokens: number,
  fit: Compactor,
): SweepPoint {
  const request = withBudget(conversation, budgetTokens, sharePercent);
  const result = fit(request, counter);
  const context = { ...resultContext(result, counter), match: MATCH };
  const texts = probes.map(({ text }) => text);
  const findPlaces = placeFinder(result.messages, context, texts, viewOf);
  const found = placedReport(findPlaces, probes, context);
  const { retention } = retentionReport(found, { by: facts.by });
  const kept = Math.round((retention ?? 0) * facts.count);
  return {
    budgetTokens,
    totalTokens: result.tokens.total,
    notesTokens: result.tokens.notes,
    kept,
    retention: kept / facts.count,
  };
}
