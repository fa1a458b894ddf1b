import { show } from "../conversation/check_message.ts";
import { notesBlock } from "../conversation/format_notes.ts";
import { isEmptied } from "./is_emptied.ts";
import type { FormatWindow } from "./format_window.ts";
import {
  type LiftedBlock,
  NOTES_OWNER,
  type ParsedConversation,
} from "./parsed_conversation.ts";

/** What becomes of a piece that stays, or of a message that is new. */
export type PlannedPiece =
  /** The piece as it came. */
  | { readonly kind: "kept"; readonly piece: number }
  /** The piece with `cutChars` taken from the start of its text, and the block put there. */
  | {
    readonly kind: "edited";
    readonly piece: number;
    readonly cutChars: number;
    /** As `cutChars`, for further texts of a piece that holds several messages. */
    readonly moreCuts?: readonly number[];
    readonly block: string;
  }
  /** A new user message that holds only the block: the conversation has no question. */
  | { readonly kind: "added"; readonly block: string };

/**
 * The pieces that are written, in order; undefined where the file stays as it came.
 *
 * @throws {TypeError} If a removed turn is none of this conversation.
 * @throws {RangeError} If nothing is left but instructions.
 */
export function writePlan(
  parsed: ParsedConversation,
  window: FormatWindow,
): readonly PlannedPiece[] | undefined {
  const { owners, conversation, blocks, carrier } = parsed;
  const removed = new Set(window.removedTurns.map(({ id }) => id));
  const known = new Set(owners);
  for (const id of removed) {
    if (known.has(id)) continue;
    throw new TypeError(
      `Cannot write the ${parsed.format}: the removed turn ${
        show(id)
      } is none of its turns`,
    );
  }
  const carried = notesBlock(conversation.notes ?? [], false);
  const isSame = removed.size === 0 &&
    notesBlock(window.notes, false) === carried;
  if (isSame) return undefined;
  if (isEmptied(parsed, window)) {
    throw new RangeError(
      `Cannot write the ${parsed.format}: all turns went and no note is left, so it would hold no message; give a larger budget`,
    );
  }
  const block = notesBlock(window.notes, window.request?.dates === true);
  const cuts = Map.groupBy(blocks, ({ piece }) => piece);
  const plan: PlannedPiece[] = [];
  owners.forEach((owner, piece) => {
    if (owner === NOTES_OWNER || removed.has(owner)) return;
    const lead = piece === carrier ? block : "";
    plan.push(planned(piece, cuts.get(piece) ?? [], lead));
  });
  if (carrier === undefined && block !== "") {
    plan.push({ kind: "added", block });
  }
  return plan;
}

function planned(
  piece: number,
  blocks: readonly LiftedBlock[],
  block: string,
): PlannedPiece {
  const [cutChars = 0, ...moreCuts] = blocks.map(({ chars }) => chars);
  if (cutChars === 0 && block === "") return { kind: "kept", piece };
  const more = moreCuts.length > 0 ? { moreCuts } : {};
  return { kind: "edited", piece, cutChars, ...more, block };
}
