import {
  dayLine,
  noteDay,
  NOTES_END,
  NOTES_START,
  noteSource,
} from "../../conversation/format_notes.ts";
import type { Note } from "../../conversation/note.ts";
import { escapeMarkup } from "../../text/escape_markup.ts";
import type { ExtractorContext } from "../extractor.ts";
import type { RankUnit } from "./rank_unit.ts";

/** What units cost in the notes block, in tokens. */
export interface LinePrices {
  /** Of each unit's text, with the space before it. */
  readonly text: readonly number[];
  /** Of each unit's source in brackets, with the line break. */
  readonly head: readonly number[];
  /** Of a day's line, for each day; empty where there are no such lines. */
  readonly day: ReadonlyMap<string, number>;
  /** Of the block's first and last line. */
  readonly frame: number;
}

/** The prices of these units; each distinct source is counted once, code is not counted. */
export function linePrices(
  units: readonly RankUnit[],
  { countText, dates = false }: Pick<ExtractorContext, "countText" | "dates">,
): LinePrices {
  const days = new Set(dates ? units.map(noteDay) : []);
  days.delete(undefined);
  const heads = new Map<string, number>();
  const headOf = ({ source, text, newer, note }: RankUnit): number => {
    const said: Note = note ?? { source, text };
    const head = `[${noteSource({ ...said, newer: newer ?? said.newer })}]`;
    let tokens = heads.get(head);
    if (tokens === undefined) heads.set(head, tokens = countText(head) + 1);
    return tokens;
  };
  return {
    text: units.map(({ kind, text }) =>
      kind === "code" ? 0 : countText(` ${escapeMarkup(text)}`)
    ),
    head: units.map((unit) => unit.kind === "code" ? 0 : headOf(unit)),
    day: new Map(
      [...days].map((day) => [day!, countText(`${dayLine(day!)}\n`)]),
    ),
    frame: countText(`${NOTES_START}\n${NOTES_END}`),
  };
}
