import type { Note } from "../../conversation/note.ts";
import type { CompactionRequest } from "../../conversation/request.ts";
import type { Turn } from "../../conversation/turn.ts";

/** The sets that retention is measured on, in the order of tables. */
export const SET_NAMES = [
  "locomo",
  "beam",
  "longmemeval",
  "traces",
  "facts",
  "locomo-constraints",
  "beam-constraints",
] as const;

/** A set that retention is measured on. */
export type SetName = typeof SET_NAMES[number];

/** A message's place: its turn and role. */
export type Place = Note["source"];

/** A conversation with what is asked about it later. */
export interface MeasuredConversation {
  /** Unique within its set. */
  readonly id: string;
  /** What is compacted, without a budget. */
  readonly request: Pick<
    CompactionRequest,
    "instructions" | "turns" | "question" | "inFlight"
  >;
  /** What an extractor reads of a turn, by id, where that is less than what is sent: not the date before each message. */
  readonly read?: ReadonlyMap<string, Turn>;
  /** What is asked later. */
  readonly questions: readonly MeasuredQuestion[];
}

/** A later question, and what has to be in the window to answer it. */
export interface MeasuredQuestion {
  /** Unique within its conversation. */
  readonly id: string;
  /** What sort of question it is. */
  readonly kind: string;
  /** The question; "" where none is known. */
  readonly text: string;
  /** Where the conversation says it. */
  readonly evidence: readonly Place[];
  /** The right answer. */
  readonly answer?: string;
  /** Lines that a grader looks for. */
  readonly rubric?: readonly string[];
  /** A value, letter for letter. */
  readonly value?: string;
  /** Who said the value, where that matters. */
  readonly source?: Place;
  /** Where a fact was first said, and where it was replaced. */
  readonly update?: {
    readonly older: readonly Place[];
    readonly newer: readonly Place[];
  };
}
