import type { Message, ToolDeclaration } from "./message.ts";
import type { Note } from "./note.ts";
import type { Turn } from "./turn.ts";

/** Instructions, earlier turns, the current question, and the budget that they must fit. */
export interface CompactionRequest {
  /** The system message; never changed, never a carrier of notes; "" means that none is sent. */
  readonly instructions: string;
  /** Earlier turns, oldest first. */
  readonly turns: readonly Turn[];
  /** The current user message. */
  readonly question: string;
  /** Id of the turn that the question will become; default the next free `T<n>`. */
  readonly questionId?: string;
  /** What the assistant and tools have said since the question. */
  readonly inFlight?: readonly Message[];
  /** Tokens that the rendered request may take, generation prompt included. */
  readonly inputBudget: number;
  /** Tokens of the budget held back for notes while choosing turns. */
  readonly notesReserve: number;
  /** Notes carried over from an earlier compaction, with their first sources. */
  readonly notes?: readonly Note[];
  /** Whether a line per day stands among the notes; off by default. */
  readonly dates?: boolean;
  /** Tools that are declared to the model; rendered, so counted. */
  readonly tools?: readonly ToolDeclaration[];
  /** Whether the model is asked to think; rendered, so counted. */
  readonly thinking?: boolean;
}
