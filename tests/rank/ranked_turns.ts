import type { Turn } from "../../lib/conversation/turn.ts";
import type { RankedNote } from "../../lib/conversation/note.ts";
import { rankNotes } from "../../lib/notes/rank_notes.ts";

/** The notes that these turns leave in a room of 1,000 characters. */
export function rankedTurns(turns: readonly Turn[]): readonly RankedNote[] {
  return rankNotes()(turns, {
    carried: [],
    keptTurns: [],
    question: "",
    roomTokens: 1000,
    countText: (text) => text.length,
  });
}
