import { planCompaction } from "../compact/plan_compaction.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import { startReplay } from "./start_replay.ts";

/** Budgets from the least to the largest that make a difference. */
export interface BudgetRange {
  /** The least that can be played; below it nothing can be sent at any arrival. */
  readonly fromTokens: number;
  /** What the whole conversation takes at the last arrival; with more, nothing leaves. */
  readonly toTokens: number;
}

/**
 * The budgets that a replay of the request can be compared at; its own budget need not be among them.
 *
 * @param request The request.
 * @param counter Counts it.
 * @throws {TypeError | RangeError} If the request is malformed; the message names the field.
 */
export function budgetRange(
  request: CompactionRequest,
  counter: TokenCounter,
): BudgetRange {
  const fromTokens = leastBudget(request, counter);
  const whole = { ...request, inputBudget: Number.MAX_SAFE_INTEGER };
  const { before } = planCompaction(whole, counter).tokens;
  return { fromTokens, toTokens: Math.max(fromTokens, before) };
}

function leastBudget(
  request: CompactionRequest,
  counter: TokenCounter,
): number {
  try {
    startReplay(request, [], counter, { policy: "evict", budget: 0 });
    return 0;
  } catch (error) {
    if (error instanceof RequiredContextTooLarge) return error.requiredTokens;
    throw error;
  }
}
