import type { RankedNote } from "../../conversation/note.ts";
import { joinLines } from "../../text/join_lines.ts";
import { noteKey } from "../note_key.ts";
import type { RankUnit } from "./rank_unit.ts";

/**
 * The notes of the chosen units, in conversation order: neighbours are one note, a slice of their text.
 *
 * A note has the rank of the first of its units that was picked. A note that is already there is not doubled.
 *
 * @param units All units, in conversation order.
 * @param order Numbers of the chosen ones, in the order of picking.
 */
export function runNotes(
  units: readonly RankUnit[],
  order: readonly number[],
): readonly RankedNote[] {
  const rankOf = new Map(order.map((at, rank) => [at, rank]));
  const notes = new Map<string, RankedNote>();
  for (let first = 0; first < units.length; first++) {
    let rank = rankOf.get(first);
    if (rank === undefined) continue;
    let last = first;
    while (rankOf.has(last + 1) && units[last + 1].follows) {
      rank = Math.min(rank, rankOf.get(++last)!);
    }
    const note = { ...noteOf(units[first], units[last]), rank };
    const key = noteKey(note);
    if (!notes.has(key)) notes.set(key, note);
    first = last;
  }
  return [...notes.values()];
}

function noteOf(first: RankUnit, last: RankUnit): RankedNote {
  const { newer, note, source, time } = first;
  const mark = newer === undefined ? {} : { newer };
  if (note !== undefined) return { ...note, ...mark };
  const text = first === last
    ? first.text
    : joinLines(first.from.slice(first.start, last.end));
  return { text, source, ...(time === undefined ? {} : { time }), ...mark };
}
