import { FormatError } from "../errors.ts";
import type { FormatName } from "./format_name.ts";
import type { OwnedMessages } from "./owners_of.ts";
import type { PieceOwner } from "./parsed_conversation.ts";

/**
 * Nothing, if no message that can go shares a piece with one that stays: a piece stays or goes as a whole.
 *
 * @param format Named in the error.
 * @param groups The turns and closed rounds.
 * @param owners From `ownersOf`.
 * @throws {FormatError} If one does; with its place.
 */
export function checkApart(
  format: FormatName,
  groups: readonly OwnedMessages[],
  owners: readonly PieceOwner[],
): void {
  for (const { id, sourced } of groups) {
    const shared = sourced.find(({ pieces }) =>
      pieces.some((piece) => owners[piece] !== id)
    );
    if (shared === undefined) continue;
    const { path, line } = shared;
    throw new FormatError(
      format,
      path,
      "an answer is one piece of the file with the question that must stay; go on with a new question, and it can be compacted",
      line,
    );
  }
}
