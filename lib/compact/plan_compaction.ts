import { checkRequest } from "../conversation/check_request.ts";
import { questionIdOf } from "../conversation/question_id.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import { buildMessages } from "./build_messages.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import { priceNotes } from "./price_notes.ts";
import {
  pricesByRequest,
  pricesByRun,
  type TurnPrices,
} from "./price_turns.ts";

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
  return planWith(request, counter, {
    reserveTokens: request.notesReserve,
    carriedNotes: request.notes ?? [],
  });
}

/** How a plan is made: `planCompaction` and the baseline differ in these. */
export interface PlanRules {
  /** Tokens held back for notes while choosing turns. */
  readonly reserveTokens: number;
  /** Notes that must fit too where everything is to stay. */
  readonly carriedNotes: CompactionPlan["carriedNotes"];
}

/** The plan under the given rules. */
export function planWith(
  request: CompactionRequest,
  counter: TokenCounter,
  { reserveTokens, carriedNotes }: PlanRules,
): CompactionPlan {
  checkRequest(request);
  const questionId = questionIdOf(request);
  const rounds = toolRounds(request.inFlight ?? [], questionId).closed;
  const turns = [...request.turns, ...rounds];
  const { tools, thinking } = request;
  const count = (start: number, notes: typeof carriedNotes = []) =>
    counter.count(
      buildMessages(request, questionId, {
        keptTurns: turns.slice(start),
        notes,
      }),
      { tools, thinking },
    );
  const budget = request.inputBudget;
  const required = count(turns.length);
  if (required > budget) throw new RequiredContextTooLarge(required, budget);
  const prices: TurnPrices = counter.price && request.turns.every(isPricedAlone)
    ? pricesByRun({ earlier: request.turns, rounds }, counter.price)
    : pricesByRequest(turns.length, count);
  const all = required + prices.keptTokens(0);
  // Lines priced one by one may be rounded up: the whole decides, where the turns alone would fit.
  const before = carriedNotes.length > 0 && all <= budget
    ? count(0, carriedNotes)
    : all + priceNotes(carriedNotes, request, counter);
  const start = before <= budget
    ? 0
    : prices.firstWithin(Math.max(0, budget - reserveTokens - required));
  const kept = prices.keptTokens(start);
  return {
    request,
    questionId,
    keptTurns: turns.slice(start),
    removedTurns: turns.slice(0, start),
    carriedNotes,
    tokens: {
      budget,
      required,
      kept,
      before,
      notesRoom: budget - required - kept,
    },
  };
}

/** A turn that holds nothing, or starts with a tool's result, has no price that does not depend on its neighbours. */
function isPricedAlone({ messages }: Turn): boolean {
  return messages.length > 0 && messages[0].role !== "tool";
}
