import { checkRequest } from "../conversation/check_request.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { checkedCounter } from "../count/checked_counter.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import { planWith } from "./plan_with.ts";

/**
 * Which turns stay and which go, as plain data.
 *
 * Where everything fits, nothing goes. Otherwise the newest turns stay while they fit into the budget less the notes
 * reserve, without holes. It makes no notes; give the plan and the notes to `finishCompaction`.
 *
 * @param request What should fit.
 * @param counter Counts the rendered request.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget.
 * @throws {TypeError | RangeError} If the request is malformed; the message names the field.
 *
 * @example A turn of 20 characters goes, at a budget of 15
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const plan = planCompaction({
 *   instructions: "",
 *   turns: [{ id: "T1", messages: [{ role: "user", content: "x".repeat(80) }] }],
 *   question: "Why?",
 *   inputBudget: 15,
 *   notesReserve: 0,
 * }, charactersCounter());
 * assertEquals(plan.removedTurns.map((turn) => turn.id), ["T1"]);
 * ```
 */
export function planCompaction(
  request: CompactionRequest,
  counter: TokenCounter,
): CompactionPlan {
  checkRequest(request);
  return planWith(request, checkedCounter(counter), request.notesReserve);
}
