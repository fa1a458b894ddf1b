import { callText } from "../conversation/call_text.ts";
import type { Message, Role } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";
import { includesText } from "../text/includes_text.ts";
import { joinLines } from "../text/join_lines.ts";
import { splitSentences } from "../text/split_sentences.ts";
import { CUES } from "./cues.ts";
import { cueMatcher, looseCueMatcher } from "./cue_matcher.ts";
import { noteKey } from "./note_key.ts";
import { valueTexts } from "./value_texts.ts";

/** What `extractNotes` may be told; nothing of it has to be. */
export interface ExtractNotesOptions {
  /** Notes of earlier compactions; they come first, unchanged. */
  readonly carried?: readonly Note[];
  /** Words and phrases that make a sentence a note; default `CUES`. */
  readonly cues?: readonly string[];
  /** What the model saw of a message's contents, which a template may cut; default all of it. */
  readonly visibleText?: (message: Message) => string;
  /** A BCP 47 tag for finding sentences; default "en". */
  readonly locale?: string;
}

/**
 * A note for each whole sentence that holds a cue, oldest first, after the carried notes.
 *
 * A note is the sentence as it stands, line breaks aside, with its turn and role. Messages of every role are read, each
 * text part on its own; fenced code is not. A tool call is one unit, a note when a value among its arguments holds a cue:
 * the names of tools and arguments are not read. The same sentence of one turn and role gives one note. It neither ranks
 * notes nor knows a decision that a later one replaces, and it loses what is said without a cue.
 *
 * @param removedTurns Turns that leave the window, oldest first.
 * @throws {RangeError} If a cue is empty, or the locale is not a well-formed tag.
 *
 * @example Only the sentence with a cue, and where it was said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = {
 *   id: "T1",
 *   messages: [{ role: "user" as const, content: "I like rye. The dough must rest." }],
 * };
 * assertEquals(extractNotes([turn]), [
 *   { text: "The dough must rest.", source: { turn: "T1", role: "user" } },
 * ]);
 * ```
 */
export function extractNotes(
  removedTurns: readonly Turn[],
  options: ExtractNotesOptions = {},
): readonly RankedNote[] {
  const { carried = [], cues = CUES, locale = "en", visibleText } = options;
  const rules = {
    holdsCue: cueMatcher(cues),
    mayHoldCue: looseCueMatcher(cues),
    locale,
    visibleText,
  };
  const notes: RankedNote[] = [...carried];
  const known = new Set(carried.map(noteKey));
  for (const turn of removedTurns) {
    for (const message of turn.messages) {
      for (const text of cueTexts(message, rules)) {
        const note = noteOf(text, turn, message.role);
        const key = noteKey(note);
        if (!known.has(key)) notes.push(note);
        known.add(key);
      }
    }
  }
  return notes;
}

interface NoteRules {
  readonly holdsCue: (text: string) => boolean;
  readonly mayHoldCue: (text: string) => boolean;
  readonly locale: string;
  readonly visibleText?: (message: Message) => string;
}

function* cueTexts(
  message: Message,
  { holdsCue, mayHoldCue, locale, visibleText }: NoteRules,
): Generator<string> {
  for (const text of messageTexts(message)) {
    const seen = visibleText?.({ ...message, content: text }) ?? text;
    if (!mayHoldCue(seen)) continue;
    const isWhole = text.includes(seen);
    for (const unit of splitSentences(seen, locale)) {
      if (unit.code || !holdsCue(unit.text)) continue;
      // Where a template cut something out, the rest may read as a sentence that nobody wrote.
      if (isWhole || includesText(text, unit.text)) yield unit.text;
    }
  }
  for (const call of message.toolCalls ?? []) {
    if (valueTexts(call.arguments).some(holdsCue)) yield callText(call);
  }
}

function noteOf(text: string, turn: Turn, role: Role): RankedNote {
  const note = { text: joinLines(text), source: { turn: turn.id, role } };
  return turn.time === undefined ? note : { ...note, time: turn.time };
}
