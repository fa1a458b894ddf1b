/**
 * Conversations in any format from files: read line by line where they are lines, and written back the same way.
 *
 * @module
 */
export * from "../adapters/doors/shared.ts";
export * from "../adapters/doors/lines.ts";
export { type ByteSource, byteSource } from "./byte_source.ts";
export type { ByteReader } from "./json_lines.ts";
export {
  AUDITED_FORMATS,
  type ReadBoundaries,
  readBoundaries,
} from "./read_boundaries.ts";
export {
  type ReadConversation,
  readConversation,
  type ReadOptions,
} from "./read_conversation.ts";
export { textStream } from "./text_stream.ts";
