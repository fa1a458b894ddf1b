import type { Note } from "../conversation/note.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import {
  dayLine,
  noteDay,
  noteLine,
  NOTES_END,
  NOTES_START,
} from "../notes/format_notes.ts";

/** Prices of the notes block, line by line: in the pinned vocabulary no token crosses a line break. */
export interface NotePrices {
  /** What the first note costs on top: the block's first and last line. */
  readonly frameTokens: number;
  /** What the note's own line costs. */
  lineTokens(note: Note): number;
  /** What the line of a day costs. */
  dayTokens(day: string): number;
}

/** The prices for this question: white space that a template takes from its start counts once notes stand before it. */
export function notePrices(
  request: CompactionRequest,
  counter: TokenCounter,
): NotePrices {
  const asked = (content: string) => counter.count([{ role: "user", content }]);
  const { question } = request;
  return {
    frameTokens: asked(`${NOTES_START}\n${NOTES_END}${question}`) -
      asked(question),
    lineTokens: (note) => counter.countText(`${noteLine(note)}\n`),
    dayTokens: (day) => counter.countText(`${dayLine(day)}\n`),
  };
}

/** Tokens of the block with all these notes; 0 without any. */
export function priceNotes(
  notes: readonly Note[],
  request: CompactionRequest,
  counter: TokenCounter,
): number {
  if (notes.length === 0) return 0;
  const prices = notePrices(request, counter);
  const days = new Set(
    request.dates ? notes.map(noteDay).filter((day) => day !== undefined) : [],
  );
  const lines = notes.reduce((sum, note) => sum + prices.lineTokens(note), 0);
  return [...days].reduce(
    (sum, day) => sum + prices.dayTokens(day),
    prices.frameTokens + lines,
  );
}
