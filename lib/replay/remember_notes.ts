import type { RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import type { Extractor } from "../notes/extractor.ts";
import { extractNotes } from "../notes/extract_notes.ts";
import { noteKey } from "../notes/note_key.ts";

/**
 * The cue rule as an extractor that reads each turn once, however often it is removed: a replay removes it every time.
 *
 * It returns what `extractNotes` returns, and is for one conversation and one counter.
 */
export function rememberNotes(): Extractor {
  const known = new Map<Turn, readonly RankedNote[]>();
  return (removedTurns, { carried, visibleText, locale }) => {
    const carriedKeys = new Set(carried.map(noteKey));
    const notes = removedTurns.flatMap((turn) => {
      const found = known.get(turn) ??
        extractNotes([turn], { visibleText, locale });
      known.set(turn, found);
      return found;
    });
    if (carried.length === 0) return notes;
    return [
      ...carried,
      ...notes.filter((note) => !carriedKeys.has(noteKey(note))),
    ];
  };
}
