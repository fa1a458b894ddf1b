import type { RankedNote } from "../conversation/note.ts";
import { noteDay } from "../conversation/format_notes.ts";
import type { NotePrices } from "./price_notes.ts";

/**
 * Indices of the notes that fit into the room, in the order of placing: by ascending rank, then the newest first; one that does not fit is passed over, and so is one that is to stay out.
 *
 * @param notes The notes, in conversation order.
 * @param roomTokens What the block may take.
 * @param prices What its lines cost.
 * @param dates Whether a line per day stands among them.
 */
export function placeNotes(
  notes: readonly RankedNote[],
  roomTokens: number,
  prices: NotePrices,
  dates: boolean,
): readonly number[] {
  const placed: number[] = [];
  const days = new Set<string>();
  // A day that comes back has a second line; how many depends on what is placed, so each note pays for one.
  const inOrder = notes.map(noteDay).filter((day) => day !== undefined);
  const isSorted = inOrder.every((day, index) =>
    index === 0 || inOrder[index - 1] <= day
  );
  let usedTokens = notes.length === 0 ? 0 : prices.frameTokens;
  for (const index of placingOrder(notes)) {
    const day = dates ? noteDay(notes[index]) : undefined;
    const dayTokens = day === undefined || (isSorted && days.has(day))
      ? 0
      : prices.dayTokens(day);
    const tokens = prices.lineTokensWithin(
      notes[index],
      roomTokens - usedTokens - dayTokens,
    );
    if (tokens === undefined) continue;
    usedTokens += dayTokens + tokens;
    if (day !== undefined) days.add(day);
    placed.push(index);
  }
  return placed;
}

/** Indices by ascending rank; those without a rank last, the newest first. */
function placingOrder(notes: readonly RankedNote[]): number[] {
  const rank = (index: number) => notes[index].rank ?? Infinity;
  const wanted = notes.flatMap(({ out }, index) => out ? [] : [index]);
  return wanted.sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? b - a : first - second;
  });
}
