/**
 * What every format's door has besides its adapter.
 *
 * @module
 */
export type { Detection, FormatAdapter } from "../format_adapter.ts";
export type { FormatName } from "../format_name.ts";
export type { FormatWindow } from "../format_window.ts";
export type {
  Conversation,
  FormatWarning,
  LiftedBlock,
  ParsedConversation,
  PieceOwner,
  RequiredMessage,
} from "../parsed_conversation.ts";
export {
  type ForeignRequest,
  foreignRequest,
  type ForeignResult,
  foreignValue,
  type RequestLimits,
} from "../foreign_request.ts";
