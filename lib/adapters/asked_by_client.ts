import { liftNotes } from "./lift_notes.ts";
import { type MessageDraft, messageOf } from "./message_draft.ts";

/** Name of the messages that the client wrote; they are no words of the user's. */
export const CLIENT = "client";
/** Name of a summary that stands for what was compacted. */
export const SUMMARY = "summary";

/**
 * The drafts, where what the client wrote is a question if nothing else is asked.
 *
 * A client's text, or its summary, is a message of the assistant's elsewhere: it takes room, starts no turn and is
 * nobody's evidence. But where the user has said nothing since the summary, the assistant answers the summary; and
 * client's texts behind a question that still waits are part of that question.
 */
export function askedByClient(
  drafts: readonly MessageDraft[],
): readonly MessageDraft[] {
  const asked = drafts.findLastIndex((draft) =>
    draft.name === SUMMARY || asks(draft)
  );
  const waits = drafts.slice(asked + 1).every(({ name }) => name === CLIENT);
  return drafts.map((draft, index) =>
    asked >= 0 && (index === asked || (index > asked && waits))
      ? { ...draft, role: "user" as const }
      : draft
  );
}

/** Whether the user asks something: a message that holds only notes of an earlier compaction does not. */
function asks(draft: MessageDraft): boolean {
  return draft.role === "user" && !draft.continues &&
    liftNotes([messageOf(draft)]).messages.length > 0;
}
