import type { Message } from "../conversation/message.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { FormatName } from "./format_name.ts";

/** Something of the file that the conversation does not show as it is. */
export interface FormatWarning {
  /** Where it stands: `messages[3].content[1]`. */
  readonly path: string;
  /** Its line in the file, for JSON Lines. */
  readonly line?: number;
  /** What it is and what was done, as one line. */
  readonly problem: string;
}

/** A conversation without the budget that it must fit; `questionId` is always given, and must stay. */
export type Conversation =
  & Omit<CompactionRequest, "inputBudget" | "notesReserve" | "questionId">
  & { readonly questionId: string };

/**
 * Who a piece of the file goes with: a turn's id (closed rounds of the question included); "instructions" and
 * "question" for what always stays, the open round included; "(notes)" for a message that held only a block of notes;
 * "(gone)" for lines that a client has compacted itself or taken back, which go as soon as anything goes. No turn can
 * have these ids.
 */
export type PieceOwner = string;

/** Owner of a message that held only a block of notes. */
export const NOTES_OWNER = "(notes)";
/** Owner of lines that are no part of the conversation any more. */
export const GONE_OWNER = "(gone)";

/** Notes that stood in front of a message's text and are carried in the conversation now. */
export interface LiftedBlock {
  /** Index of the piece whose text starts with it. */
  readonly piece: number;
  /** Its length, blank line included: UTF-16 code units. */
  readonly chars: number;
}

/** A message that always stays, and where it stands. */
export interface RequiredMessage {
  /** Where it stands: `messages[3]`. */
  readonly path: string;
  /** Its line in the file, for JSON Lines. */
  readonly line?: number;
  /** The message in our own terms. */
  readonly message: Message;
}

/** A foreign conversation in our own terms, and all that is needed to write it back; plain data. */
export interface ParsedConversation {
  /** The format it came in. */
  readonly format: FormatName;
  /** Instructions, turns, question and more: a request once `inputBudget` and `notesReserve` are added. */
  readonly conversation: Conversation;
  /** What a reader should know of. */
  readonly warnings: readonly FormatWarning[];
  /**
   * The owner of each piece, in the file's order.
   *
   * A piece is the smallest thing that the adapter can leave out: a message, an item, a line, a part.
   */
  readonly owners: readonly PieceOwner[];
  /** The messages that always stay: of instructions, question and open round. */
  readonly required: readonly RequiredMessage[];
  /** The piece that takes the notes: the question's first; undefined where there is no question. */
  readonly carrier?: number;
  /** Blocks of notes that were lifted out of pieces. */
  readonly blocks: readonly LiftedBlock[];
  /** The value that was parsed. */
  readonly original: unknown;
}
