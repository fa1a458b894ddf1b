import type { RankedNote } from "../../conversation/note.ts";
import { joinLines } from "../../text/join_lines.ts";
import { noteKey } from "../note_key.ts";
import type { RankUnit } from "./rank_unit.ts";

/**
 * The notes of the chosen units, in conversation order: neighbours are one note, a slice of their text.
 *
 * A note has the rank of the first of its units that was picked.
 *
 * @param units All units, in conversation order.
 * @param order Numbers of the chosen ones, in the order of picking.
 */
export function runNotes(
  units: readonly RankUnit[],
  order: readonly number[],
): readonly RankedNote[] {
  const rankOf = new Map(order.map((at, rank) => [at, rank]));
  const notes: RankedNote[] = [];
  const keys = new Set<string>();
  for (let first = 0; first < units.length; first++) {
    let rank = rankOf.get(first);
    if (rank === undefined) continue;
    let last = first;
    while (rankOf.has(last + 1) && units[last + 1].follows) {
      rank = Math.min(rank, rankOf.get(++last)!);
    }
    const note = noteOf(units[first], units[last]);
    const key = noteKey(note);
    if (!keys.has(key)) notes.push({ ...note, rank });
    keys.add(key);
    first = last;
  }
  return notes;
}

function noteOf(first: RankUnit, last: RankUnit): RankedNote {
  if (first.note !== undefined) return first.note;
  const text = first === last
    ? first.text
    : joinLines(first.from.slice(first.start, last.end));
  const note = { text, source: first.source };
  return first.time === undefined ? note : { ...note, time: first.time };
}
