import { show } from "../conversation/check_message.ts";
import { checkNote } from "../conversation/check_note.ts";
import type { Message } from "../conversation/message.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import { checkedCounter } from "../count/checked_counter.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import { buildMessages } from "./build_messages.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import type { CompactionResult } from "./compaction_result.ts";
import { noteKey } from "../notes/note_key.ts";
import { markWritten } from "../notes/mark_written.ts";
import { placeNotes } from "./place_notes.ts";
import { notePrices } from "./price_notes.ts";

/**
 * The compacted request: the plan's turns, and as many of the notes as fit.
 *
 * The whole is recounted in one piece. Should it be over the budget, the last placed notes go, then the oldest turns,
 * so the result is never over. A note that quotes nothing that was removed or carried is marked `written`.
 *
 * @param plan From `planCompaction`.
 * @param given Every note that should stand in the window, carried ones included, oldest first.
 * @param by The counter that made the plan.
 * @throws {TypeError | RangeError} If a note cannot be written as a line; the message names it.
 * @throws {RequiredContextTooLarge} If the request grew since it was planned.
 */
export function finishCompaction(
  plan: CompactionPlan,
  given: readonly RankedNote[],
  by: TokenCounter,
): CompactionResult {
  const counter = checkedCounter(by);
  checkNotes(given);
  const notes = markWritten(given, plan.removedTurns, plan.carriedNotes);
  const { request, questionId } = plan;
  const placing = placeNotes(
    notes,
    plan.tokens.before <= plan.tokens.budget ? Infinity : plan.tokens.notesRoom,
    notePrices(request, counter),
    request.dates === true,
  );
  const fitted = fitToBudget(plan, notes, placing, counter);
  const placed = new Set(fitted.placed);
  const leftOut = notAmong(notes, plan.carriedNotes);
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

/** The carried notes that are not among the notes. */
function notAmong(
  notes: readonly Note[],
  carriedNotes: readonly Note[],
): readonly Note[] {
  if (carriedNotes.length === 0) return [];
  const keys = new Set(notes.map(noteKey));
  return carriedNotes.filter((note) => !keys.has(noteKey(note)));
}

function checkNotes(notes: readonly RankedNote[]): void {
  if (!Array.isArray(notes)) {
    throw new TypeError(
      `notes: expected the list that the extractor returns, found ${
        show(notes)
      }; an extractor that waits goes to compactAsync()`,
    );
  }
  notes.forEach((note: RankedNote, index) => {
    const path = `notes[${index}]`;
    checkNote(note, path);
    if (note.rank === undefined || Number.isFinite(note.rank)) return;
    throw new RangeError(
      `${path}.rank: expected a finite number, found ${show(note.rank)}`,
    );
  });
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
  if (!(total <= tokens.budget)) {
    throw new RequiredContextTooLarge(total, tokens.budget);
  }
  const keptTokens = placed.length === 0
    ? total - tokens.required
    : tokens.kept;
  return { keptTurns, placed, messages, total, keptTokens };
}
