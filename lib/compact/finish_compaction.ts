import { checkNote } from "../conversation/check_note.ts";
import type { Message } from "../conversation/message.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { buildMessages } from "./build_messages.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import type { CompactionResult } from "./compaction_result.ts";
import { noteKey, placeNotes } from "./place_notes.ts";
import { notePrices } from "./price_notes.ts";

/**
 * The compacted request: the plan's turns, and as many of the notes as fit.
 *
 * The whole is recounted in one piece. Should it be over the budget, the last placed notes go, then the oldest turns,
 * so the result is never over.
 *
 * @param plan From `planCompaction`.
 * @param notes Every note that should stand in the window, carried ones included, oldest first.
 * @param counter The counter that made the plan.
 * @throws {TypeError | RangeError} If a note cannot be written as a line; the message names it.
 */
export function finishCompaction(
  plan: CompactionPlan,
  notes: readonly RankedNote[],
  counter: TokenCounter,
): CompactionResult {
  notes.forEach((note, index) => checkNote(note, `notes[${index}]`));
  const { request, questionId } = plan;
  const placing = placeNotes(
    notes,
    plan.tokens.before <= plan.tokens.budget ? Infinity : plan.tokens.notesRoom,
    notePrices(request, counter),
    request.dates === true,
  );
  const fitted = fitToBudget(plan, notes, placing.placed, counter);
  const placed = new Set(fitted.placed);
  const returned = new Set(notes.map(noteKey));
  const leftOut = plan.carriedNotes.filter((note) =>
    !returned.has(noteKey(note))
  );
  const { budget, required, before } = plan.tokens;
  const removedCount = plan.keptTurns.length - fitted.keptTurns.length;
  return {
    request,
    questionId,
    messages: fitted.messages,
    keptTurns: fitted.keptTurns,
    removedTurns: [
      ...plan.removedTurns,
      ...plan.keptTurns.slice(0, removedCount),
    ],
    notes: notes.filter((_, index) => placed.has(index)),
    droppedNotes: [
      ...leftOut,
      ...notes.filter((_, index) => !placed.has(index)),
    ],
    tokens: {
      budget,
      required,
      kept: fitted.keptTokens,
      notes: fitted.total - required - fitted.keptTokens,
      total: fitted.total,
      before,
    },
    counter: { name: counter.name, exact: counter.exact },
  };
}

interface FittedWindow {
  readonly keptTurns: readonly Turn[];
  readonly placed: readonly number[];
  readonly messages: readonly Message[];
  readonly total: number;
  readonly keptTokens: number;
}

function fitToBudget(
  plan: CompactionPlan,
  notes: readonly Note[],
  placing: readonly number[],
  counter: TokenCounter,
): FittedWindow {
  const { request, questionId, tokens } = plan;
  const options = { tools: request.tools, thinking: request.thinking };
  const placed = [...placing];
  let keptTurns = plan.keptTurns;
  const build = () => {
    const shown = new Set(placed);
    return buildMessages(request, questionId, {
      keptTurns,
      notes: notes.filter((_, index) => shown.has(index)),
    });
  };
  let messages = build();
  let total = counter.count(messages, options);
  while (total > tokens.budget && (placed.length > 0 || keptTurns.length > 0)) {
    if (placed.length > 0) placed.pop();
    else keptTurns = keptTurns.slice(1);
    messages = build();
    total = counter.count(messages, options);
  }
  const keptTokens = placed.length === 0
    ? total - tokens.required
    : tokens.kept;
  return { keptTurns, placed, messages, total, keptTokens };
}
