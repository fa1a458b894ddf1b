import { NOTES_OWNER, type PieceOwner } from "./parsed_conversation.ts";
import type { SourcedConversation, SourcedMessage } from "./sourced_message.ts";

/** Messages of one owner. */
export interface OwnedMessages {
  readonly id: PieceOwner;
  readonly sourced: readonly SourcedMessage[];
}

/**
 * The owner of each piece: that of its messages; without one, that of the piece before it.
 *
 * Pieces before the first owned one, and those that are always kept, go with the instructions.
 */
export function ownersOf(
  { pieceCount, alwaysKept = [] }: SourcedConversation,
  groups: readonly OwnedMessages[],
): readonly PieceOwner[] {
  const owners = new Array<PieceOwner | undefined>(pieceCount);
  for (const { id, sourced } of groups) {
    for (const piece of sourced.flatMap(({ pieces }) => pieces)) {
      owners[piece] ??= id;
    }
  }
  const kept = new Set(alwaysKept);
  let last: PieceOwner = "instructions";
  return Array.from(owners, (owner, piece) => {
    if (kept.has(piece)) return "instructions";
    last = owner ?? (last === NOTES_OWNER ? "question" : last);
    return last;
  });
}
