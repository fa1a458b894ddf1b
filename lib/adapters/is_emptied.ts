import { notesBlock } from "../conversation/format_notes.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { FormatWindow } from "./format_window.ts";
import type { ParsedConversation } from "./parsed_conversation.ts";

/**
 * Whether nothing is left but instructions: the assistant had ended the last turn, all turns went, and no note is there.
 *
 * No provider takes that: a request without a message.
 *
 * @param parsed What an adapter has read.
 * @param window What stays of it.
 */
export function isEmptied(
  { owners, required }: ParsedConversation,
  { removedTurns, notes }: FormatWindow,
): boolean {
  if (notesBlock(notes, false) !== "") return false;
  // What the question says is among what must stay; it may have been a block of notes alone.
  const gone = new Set([
    "instructions",
    "question",
    ...removedTurns.map(({ id }) => id),
  ]);
  const isLeft = owners.some((owner) =>
    !owner.startsWith("(") && !gone.has(owner)
  );
  return !isLeft &&
    required.every(({ message }) =>
      message.role === "system" || messageTexts(message).join("") === ""
    );
}
