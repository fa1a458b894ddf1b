import { callText } from "../conversation/call_text.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import { joinLines } from "../text/join_lines.ts";
import { noteKey } from "./note_key.ts";

/**
 * The notes, with `written` on each that quotes nothing: neither a carried note, nor a message of a removed turn.
 *
 * So nothing that a model made up can pass for somebody's words, whatever source its note names.
 *
 * @param notes Notes as an extractor returns them.
 * @param removedTurns Turns that notes may quote.
 * @param carriedNotes Notes that stay as they are.
 *
 * @example A paraphrase is marked
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const source = { turn: "T1", role: "user" as const };
 * const turn = { id: "T1", messages: [{ role: "user" as const, content: "It must be blue." }] };
 * const texts = ["It must be blue.", "They like blue."];
 * const notes = markWritten(texts.map((text) => ({ text, source })), [turn], []);
 * assertEquals(notes.map(({ written }) => written), [undefined, { turns: ["T1"] }]);
 * ```
 */
export function markWritten(
  notes: readonly RankedNote[],
  removedTurns: readonly Turn[],
  carriedNotes: readonly Note[],
): readonly RankedNote[] {
  const carried = new Set(carriedNotes.map(noteKey));
  const isCarried = (note: Note) =>
    carried.size > 0 && carried.has(noteKey(note));
  const named = new Set(notes.map((note) => note.source.turn));
  const sources = quotedTexts(removedTurns.filter(({ id }) => named.has(id)));
  return notes.map((note) => {
    if (note.written !== undefined || isCarried(note)) return note;
    const { turn, role } = note.source;
    const quoted = joinLines(note.text);
    const texts = sources.get(`${turn} ${role}`) ?? [];
    return texts.some((source) => isQuotedFrom(source, quoted))
      ? note
      : { ...note, written: { turns: [turn] } };
  });
}

function quotedTexts(turns: readonly Turn[]): Map<string, QuotedText[]> {
  const sources = new Map<string, QuotedText[]>();
  for (const { id, messages } of turns) {
    for (const message of messages) {
      const key = `${id} ${message.role}`;
      const texts = [
        ...messageTexts(message),
        ...(message.toolCalls ?? []).map(callText),
      ].map((text): QuotedText => ({ text, from: 0 }));
      const known = sources.get(key);
      if (known) known.push(...texts);
      else sources.set(key, texts);
    }
  }
  return sources;
}

/** A message's text, and where the last quotation was found: notes mostly come in order. */
interface QuotedText {
  readonly text: string;
  joined?: string;
  from: number;
}

function isQuotedFrom(source: QuotedText, quoted: string): boolean {
  let at = source.joined === undefined
    ? source.text.indexOf(quoted, source.from)
    : -1;
  if (at < 0) {
    source.joined ??= joinLines(source.text);
    at = source.joined.indexOf(quoted, source.from);
    if (at < 0) at = source.joined.indexOf(quoted);
  }
  if (at < 0) return false;
  source.from = at;
  return true;
}
