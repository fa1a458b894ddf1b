import type { FormatWarning } from "../parsed_conversation.ts";

/** What a line of a session is to the conversation. */
export type ClaudeKind =
  /** What the user said, or results of tools, or both. */
  | "user"
  /** A part of what the assistant said. */
  | "assistant"
  /** What the client put in the user's place: reminders, outputs of local commands. */
  | "client"
  /** What the client writes in place of everything before it. */
  | "summary"
  /** Where a compaction took place. */
  | "boundary"
  /** Part of the tree, and no part of the conversation: progress, hooks, attachments. */
  | "link"
  /** Not part of the tree: titles, snapshots, the queue. */
  | "state";

/** A part of a message; of one that is neither text nor a call nor a result only what it is. */
export type ClaudePart =
  | { readonly type: "text"; readonly text: string }
  | {
    readonly type: "call";
    readonly id: string;
    readonly name: string;
    readonly arguments: Readonly<Record<string, unknown>>;
    /** What a reader should know of the arguments; without the line. */
    readonly warnings?: readonly FormatWarning[];
  }
  | { readonly type: "result"; readonly id: string; readonly text: string }
  | {
    readonly type: "other";
    /** Its type; undefined where there is no part at all, such as in `content: null`. */
    readonly partType?: string;
    readonly path: string;
  };

/** The preserved messages of a compaction, from the first to the last. */
export interface PreservedSegment {
  /** The first one's uuid. */
  readonly head: string;
  /** The last one's uuid. */
  readonly tail: string;
}

/** A line of a session, without what the conversation does not need. */
export interface ClaudeLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  /** What it is. */
  readonly kind: ClaudeKind;
  /** Its name in the tree. */
  readonly uuid?: string;
  /** The field that keeps it from being read, where it looks like a part of the conversation. */
  readonly unread?: "uuid" | "type";
  /** The line that it follows in the tree; across a compaction too. */
  readonly parent?: string;
  /** Whether it belongs to the conversation of another agent. */
  readonly isSidechain: boolean;
  /** One message of the assistant may stand on several lines with this id. */
  readonly messageId?: string;
  /** Whether the user typed it while the assistant was at work. */
  readonly isQueued?: boolean;
  /** The parts of its message. */
  readonly parts: readonly ClaudePart[];
  /** When it was written, ISO 8601. */
  readonly time?: string;
  /** Of a compaction: what is sent beside the summary all the same. */
  readonly preserved?: PreservedSegment;
}
