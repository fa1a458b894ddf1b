import type { Note } from "../conversation/note.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import {
  dayLine,
  noteDay,
  noteLine,
  NOTES_END,
  NOTES_START,
} from "../conversation/format_notes.ts";

/** Prices of the notes block, line by line: in the pinned vocabulary no token crosses a line break. */
export interface NotePrices {
  /** What the first note costs on top: the block's first and last line. */
  readonly frameTokens: number;
  /** What the note's own line costs. */
  lineTokens(note: Note): number;
  /** The same where it is at most so much, else undefined. */
  lineTokensWithin(note: Note, roomTokens: number): number | undefined;
  /** What the line of a day costs. */
  dayTokens(day: string): number;
}

/**
 * The prices for this question.
 *
 * A template may take white space from the question's start, which counts once notes stand before it; so the frame is
 * priced together with the first characters of the question, and only when it is asked for.
 */
export function notePrices(
  request: CompactionRequest,
  counter: TokenCounter,
): NotePrices {
  const asked = (content: string) => counter.count([{ role: "user", content }]);
  const lineOf = (note: Note) => `${noteLine(note)}\n`;
  let frameTokens: number | undefined;
  return {
    get frameTokens() {
      const start = questionStart(request.question);
      frameTokens ??= asked(`${NOTES_START}\n${NOTES_END}${start}`) -
        asked(start);
      return frameTokens;
    },
    lineTokens: (note) => counter.countText(lineOf(note)),
    lineTokensWithin(note, roomTokens) {
      if (counter.countWithin !== undefined) {
        return counter.countWithin(lineOf(note), roomTokens);
      }
      const tokens = counter.countText(lineOf(note));
      return tokens <= roomTokens ? tokens : undefined;
    },
    dayTokens: (day) => counter.countText(`${dayLine(day)}\n`),
  };
}

/** The question as far as what stands before it can matter: its white space and first word; all of a short one. */
function questionStart(question: string): string {
  if (question.length <= 1000) return question;
  return /^\s*\S{0,200}/.exec(question)?.[0] ?? "";
}

/** Tokens of the block with all these notes; 0 without any. */
export function priceNotes(
  notes: readonly Note[],
  request: CompactionRequest,
  counter: TokenCounter,
): number {
  if (notes.length === 0) return 0;
  const prices = notePrices(request, counter);
  let tokens = prices.frameTokens;
  let lastDay: string | undefined;
  for (const note of notes) {
    const day = request.dates ? noteDay(note) : undefined;
    if (day !== undefined && day !== lastDay) tokens += prices.dayTokens(day);
    lastDay = day ?? lastDay;
    tokens += prices.lineTokens(note);
  }
  return tokens;
}
