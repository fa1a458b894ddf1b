import type { Note } from "../../conversation/note.ts";
import type { RankUnit } from "./rank_unit.ts";

/** A unit for each carried note, as it is; the notes of one turn are one message. */
export function carriedUnits(carried: readonly Note[]): readonly RankUnit[] {
  const messages = new Map<string, number>();
  return carried.map((note): RankUnit => {
    const { text, source, time } = note;
    const message = messages.get(source.turn) ?? messages.size;
    messages.set(source.turn, message);
    return {
      kind: "carried",
      text,
      source,
      ...(time === undefined ? {} : { time }),
      message,
      from: text,
      start: 0,
      end: text.length,
      follows: false,
      note,
    };
  });
}
