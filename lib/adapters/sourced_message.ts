import type { Message, ToolDeclaration } from "../conversation/message.ts";
import type { FormatName } from "./format_name.ts";
import type { FormatWarning } from "./parsed_conversation.ts";

/** One of our messages with the pieces of the file that it was read from. */
export interface SourcedMessage {
  /** The message in our own terms. */
  readonly message: Message;
  /** Indices of its pieces; none for instructions that stand elsewhere. Messages of one piece must stay in one turn. */
  readonly pieces: readonly number[];
  /** Where it stands in the file: `messages[3]`. */
  readonly path: string;
  /** Its line in the file, for JSON Lines. */
  readonly line?: number;
  /** When it was said, ISO 8601; a turn has the time of its first message that has one. */
  readonly time?: string;
  /** Whether it is a user message that starts no turn, such as text that stands beside tool results. */
  readonly continues?: boolean;
}

/** What an adapter has read, before it is cut into turns. */
export interface SourcedConversation {
  /** The format. */
  readonly format: FormatName;
  /** The value that was parsed. */
  readonly original: unknown;
  /** How many pieces the value has. */
  readonly pieceCount: number;
  /** The messages, oldest first; system messages stand at the start and become the instructions. */
  readonly messages: readonly SourcedMessage[];
  /** Pieces that always stay, such as a session's header; others without a message go with what stands before them. */
  readonly alwaysKept?: readonly number[];
  /** Whether it is a session that goes on: its last turn is in flight even where the assistant has ended it. */
  readonly resumes?: boolean;
  /** Whether a call may have more than one result: a tool that runs long reports twice, a session may be mended. */
  readonly answersAgain?: boolean;
  /** Tools that are declared to the model. */
  readonly tools?: readonly ToolDeclaration[];
  /** What the adapter warns of. */
  readonly warnings: readonly FormatWarning[];
}
