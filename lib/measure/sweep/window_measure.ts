import type { CompactionRequest } from "../../conversation/request.ts";
import type { TokenCounter } from "../../count/token_counter.ts";
import type { Probe } from "../../probe/probe.ts";
import { probeResult } from "../../probe/probe_result.ts";
import { retentionReport } from "../../probe/retention_report.ts";
import type { Compactor } from "./compactors.ts";
import type { CurrentFacts } from "./current_facts.ts";
import type { SweepPoint } from "./sweep_result.ts";

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
  { conversation, probes, facts, counter, sharePercent }: SweepScene,
  budgetTokens: number,
  fit: Compactor,
): SweepPoint {
  const request = withBudget(conversation, budgetTokens, sharePercent);
  const result = fit(request, counter);
  const found = probeResult(result, probes, counter, "shortened");
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
