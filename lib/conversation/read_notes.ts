import type { Note } from "./note.ts";
import type { Role } from "./message.ts";
import { NOTES_END, NOTES_START, notesBlock } from "./format_notes.ts";
import { stripWhitespace } from "../text/strip_whitespace.ts";
import { isTurnId } from "./turn_id.ts";

/** A block of notes found at the start of a text. */
export interface ReadNotes {
  /** The notes, in the order of their lines. */
  readonly notes: readonly Note[];
  /** Length of the block, the blank line behind it included: UTF-16 code units. */
  readonly chars: number;
}

const LINE =
  /^\[([\w.:-]+(?: [\w.:-]+)*?) (system|user|assistant|tool|written)(?:; newer: ([\w.:-]+))?\] (.*)$/;
const DAY = /^-- (\d{4}-\d\d-\d\d) --$/;

/**
 * The notes at the very start of the text; undefined unless they would be written again exactly as they stand.
 *
 * It takes the block's word for where the notes come from: a user can type such a block too. So it is for conversations
 * that went through a compaction and came back, and a reader should be told that it was done.
 *
 * @example What is written is read
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { notesBlock } from "./format_notes.ts";
 * const note = { text: "Use a < b.", source: { turn: "T5", role: "user" as const } };
 * assertEquals(readNotes(notesBlock([note], false) + "Why?")?.notes, [note]);
 * assertEquals(readNotes("<notes>\nmine\n</notes>\n\nWhy?"), undefined);
 * ```
 */
export function readNotes(text: string): ReadNotes | undefined {
  if (!text.startsWith(`${NOTES_START}\n`)) return;
  const end = text.indexOf(`\n${NOTES_END}`);
  if (end < 0) return;
  const chars = end + 1 + NOTES_END.length;
  const notes: Note[] = [];
  let time: string | undefined;
  for (const line of text.slice(NOTES_START.length + 1, end).split("\n")) {
    const day = DAY.exec(line)?.[1];
    const note = day === undefined ? readLine(line, time) : undefined;
    if (note !== undefined) notes.push(note);
    else if (day === undefined) return;
    time = day ?? time;
  }
  const written = notesBlock(notes, time !== undefined);
  return written === text.slice(0, chars) ? { notes, chars } : undefined;
}

function readLine(line: string, time: string | undefined): Note | undefined {
  const [, ids, role, newer, escaped] = LINE.exec(line) ?? [];
  if (ids === undefined || stripWhitespace(escaped) === "") return;
  const turns = ids.split(" ");
  if (![...turns, newer ?? turns[0]].every(isTurnId)) return;
  const isWritten = role === "written";
  if (!isWritten && turns.length > 1) return;
  return {
    text: unescapeMarkup(escaped),
    source: {
      turn: turns[0],
      role: isWritten ? "assistant" : role as Role,
    },
    ...(time === undefined ? {} : { time }),
    ...(newer === undefined ? {} : { newer }),
    ...(isWritten ? { written: { turns } } : {}),
  };
}

function unescapeMarkup(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
