import { messageTexts } from "../conversation/message_text.ts";
import type { Message } from "../conversation/message.ts";
import type { Note } from "../conversation/note.ts";
import { readNotes } from "../conversation/read_notes.ts";
import type { FormatWarning, LiftedBlock } from "./parsed_conversation.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/** How the warning ends that is given for each block; who looks at a compacted conversation expects it. */
export const EARLIER_NOTES =
  "notes of an earlier compaction; their sources are its word";

/** Messages without the blocks of notes that stood in front of them. */
export interface LiftedNotes {
  /** The messages; those that held nothing but a block are not among them. */
  readonly messages: readonly SourcedMessage[];
  /** The messages that held nothing but a block. */
  readonly emptied: readonly SourcedMessage[];
  /** The notes, none twice, in the file's order. */
  readonly notes: readonly Note[];
  /** Where the blocks stood. */
  readonly blocks: readonly LiftedBlock[];
  /** One for each block. */
  readonly warnings: readonly FormatWarning[];
}

/**
 * The messages without the notes that an earlier compaction wrote in front of a user's words.
 *
 * A block is known by its exact written form. Somebody may have typed it, so each one is a warning. A message that holds
 * nothing else and was answered stays the user's: an answer without its question is no conversation in every format.
 */
export function liftNotes(given: readonly SourcedMessage[]): LiftedNotes {
  const notes = new Map<string, Note>();
  const messages: SourcedMessage[] = [];
  const emptied: SourcedMessage[] = [];
  const blocks: LiftedBlock[] = [];
  const warnings: FormatWarning[] = [];
  for (const [index, sourced] of given.entries()) {
    const block = blockOf(sourced);
    const message = block && withoutLead(sourced.message, block.chars);
    const isEmpty = message && messageTexts(message).join("") === "";
    const isAnswered = given[index + 1]?.message.role === "assistant";
    if (block === undefined || message === undefined || isEmpty && isAnswered) {
      messages.push(sourced);
      continue;
    }
    const { path, line, pieces } = sourced;
    for (const note of block.notes) notes.set(JSON.stringify(note), note);
    blocks.push({ piece: pieces[0], chars: block.chars });
    warnings.push({
      path,
      ...(line === undefined ? {} : { line }),
      problem:
        `a block of notes (${block.notes.length}) is read as ${EARLIER_NOTES}`,
    });
    if (isEmpty) emptied.push(sourced);
    else messages.push({ ...sourced, message });
  }
  return { messages, emptied, notes: [...notes.values()], blocks, warnings };
}

function blockOf({ message, continues }: SourcedMessage) {
  if (message.role !== "user" || continues) return;
  return leadingNotes(messageTexts(message)[0] ?? "");
}

/** The notes of all blocks at the very start of the text, and the length of these; undefined where there is none. */
export function leadingNotes(
  text: string,
): { readonly notes: readonly Note[]; readonly chars: number } | undefined {
  const notes: Note[] = [];
  let chars = 0;
  for (;;) {
    const block = readNotes(text.slice(chars));
    if (block === undefined) break;
    notes.push(...block.notes);
    chars += block.chars;
  }
  return chars === 0 ? undefined : { notes, chars };
}

function withoutLead(message: Message, chars: number): Message {
  if (typeof message.content === "string") {
    return { ...message, content: message.content.slice(chars) };
  }
  const [first, ...rest] = message.content;
  const text = first.text.slice(chars);
  return {
    ...message,
    content: text === "" ? rest : [{ ...first, text }, ...rest],
  };
}
