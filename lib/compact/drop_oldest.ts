import { checkRequest } from "../conversation/check_request.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { checkedCounter } from "../count/checked_counter.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { CompactionResult } from "./compaction_result.ts";
import { finishCompaction } from "./finish_compaction.ts";
import { planWith } from "./plan_with.ts";

/**
 * The baseline: the same request with recent turns only, up to the full budget, and no notes.
 *
 * It is what most agents do today, and what a compaction has to beat. Carried notes are dropped and listed as such.
 *
 * @param request What should fit.
 * @param counter Counts the rendered request.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget.
 * @throws {TypeError | RangeError} If the request is malformed; the message names the field.
 *
 * @example The reserve for notes is filled with turns
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const result = dropOldest({
 *   instructions: "",
 *   turns: [{ id: "T1", messages: [{ role: "user", content: "It must be blue." }] }],
 *   question: "Colour?",
 *   inputBudget: 30,
 *   notesReserve: 30,
 * }, charactersCounter());
 * assertEquals(result.keptTurns.length, 1);
 * ```
 */
export function dropOldest(
  request: CompactionRequest,
  counter: TokenCounter,
): CompactionResult {
  checkRequest(request);
  const plan = planWith(request, checkedCounter(counter), 0);
  return finishCompaction(plan, [], counter);
}
