import type { MessageDraft } from "./message_draft.ts";

/** Name of the messages that the client wrote; they are no words of the user's. */
export const CLIENT = "client";
/** Name of a summary that stands for what was compacted. */
export const SUMMARY = "summary";

/**
 * The drafts, where client's texts that nobody has answered are part of the question.
 *
 * A client's text is a message of the assistant's here: it takes room, starts no turn and is nobody's evidence. Behind a
 * question that still waits it would look like an answer.
 */
export function askedByClient(
  drafts: readonly MessageDraft[],
): readonly MessageDraft[] {
  let end = drafts.length;
  while (end > 0 && drafts[end - 1].name === CLIENT) end--;
  const asks = drafts[end - 1]?.role === "user" && !drafts[end - 1].continues;
  return asks
    ? [
      ...drafts.slice(0, end),
      ...drafts.slice(end).map((draft) => ({
        ...draft,
        role: "user" as const,
      })),
    ]
    : drafts;
}
