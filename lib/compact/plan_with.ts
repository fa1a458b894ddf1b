import type { Message, Role } from "../conversation/message.ts";
import type { Note } from "../conversation/note.ts";
import { questionIdOf } from "../conversation/question_id.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import { buildMessages } from "./build_messages.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import { priceNotes } from "./price_notes.ts";
import { pricesByRequest, pricesByRun } from "./price_turns.ts";

/**
 * The plan for a checked request, with this much held back for notes.
 *
 * @param request A request that has passed `checkRequest`.
 * @param counter A checked counter.
 * @param reserveTokens Tokens held back for notes while choosing turns.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget.
 */
export function planWith(
  request: CompactionRequest,
  counter: TokenCounter,
  reserveTokens: number,
): CompactionPlan {
  const questionId = questionIdOf(request);
  const { closed: rounds, open } = toolRounds(
    request.inFlight ?? [],
    questionId,
  );
  const turns = [...request.turns, ...rounds];
  const carriedNotes = request.notes ?? [];
  const count = windowCounter(request, questionId, turns, counter);
  const budget = request.inputBudget;
  const required = count(turns.length);
  if (required > budget) throw new RequiredContextTooLarge(required, budget);
  const addsUp = pricesAddUp(request.turns) && (rounds.length === 0 ||
    pricesAddUp([...rounds, { id: questionId, messages: open }]));
  const prices = counter.price && addsUp
    ? pricesByRun({ earlier: request.turns, rounds }, counter.price)
    : pricesByRequest(turns.length, count);
  const all = required + prices.keptTokens(0);
  // Lines priced one by one may be rounded up: the whole decides, where the turns alone would fit.
  const priced = all + priceNotes(carriedNotes, request, counter);
  const mayFit = priced - 2 * carriedNotes.length - 2 <= budget;
  const before = carriedNotes.length > 0 && all <= budget && mayFit
    ? count(0, carriedNotes)
    : priced;
  const start = before <= budget
    ? 0
    : prices.firstWithin(Math.max(0, budget - reserveTokens - required));
  const kept = prices.keptTokens(start);
  const notesRoom = budget - required - kept;
  return {
    request,
    questionId,
    keptTurns: turns.slice(start),
    removedTurns: turns.slice(0, start),
    carriedNotes,
    tokens: { budget, required, kept, before, notesRoom },
  };
}

/** Counts the whole request with the turns from a start on. */
function windowCounter(
  request: CompactionRequest,
  questionId: string,
  turns: readonly Turn[],
  counter: TokenCounter,
): (start: number, notes?: readonly Note[]) => number {
  const { tools, thinking } = request;
  return (start, notes = []) =>
    counter.count(
      buildMessages(request, questionId, {
        keptTurns: turns.slice(start),
        notes,
      }),
      { tools, thinking },
    );
}

/**
 * Whether each turn has a price of its own: not where one holds nothing, starts with a tool's result, or starts with an
 * assistant's text that a template joins to the turn before it.
 */
function pricesAddUp(turns: readonly Turn[]): boolean {
  let previous: Role | undefined;
  return turns.every(({ messages: [first, ...rest] }) => {
    const isText = first?.role === "assistant" && !first.toolCalls?.length;
    const isJoined = isText && previous === "assistant";
    previous = lastSpeaker([first, ...rest]);
    return first !== undefined && first.role !== "tool" && !isJoined;
  });
}

function lastSpeaker(messages: readonly Message[]): Role | undefined {
  return messages.findLast((message) => message?.role !== "tool")?.role;
}
