import type { Message } from "../conversation/message.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { Turn } from "../conversation/turn.ts";

/** What is sent, what went, and what it counts; plain data. */
export interface CompactionResult {
  /** The request as it came. */
  readonly request: CompactionRequest;
  /** Id of the turn that the question will become. */
  readonly questionId: string;
  /** The messages to send. */
  readonly messages: readonly Message[];
  /** Turns that stay, oldest first; closed tool rounds of the question last. */
  readonly keptTurns: readonly Turn[];
  /** Turns that went, oldest first. */
  readonly removedTurns: readonly Turn[];
  /** Notes in the window, in conversation order. */
  readonly notes: readonly RankedNote[];
  /** Notes that did not fit, replaced ones (with `newer`) and carried ones that the extractor left out. */
  readonly droppedNotes: readonly Note[];
  /** Token counts of the rendered request. */
  readonly tokens: {
    /** What it may take. */
    readonly budget: number;
    /** Instructions, tools, question and open tool round. */
    readonly required: number;
    /** What the kept turns add. */
    readonly kept: number;
    /** What the notes add. */
    readonly notes: number;
    /** The whole, recounted in one piece. */
    readonly total: number;
    /** The same request with all turns and all carried notes. */
    readonly before: number;
  };
  /** What counted. */
  readonly counter: { readonly name: string; readonly exact: boolean };
}
