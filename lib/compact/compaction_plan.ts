import type { Note } from "../conversation/note.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { Turn } from "../conversation/turn.ts";

/** Which turns stay and which go, before any note is made; plain data. */
export interface CompactionPlan {
  /** The request as it came. */
  readonly request: CompactionRequest;
  /** Id of the turn that the question will become. */
  readonly questionId: string;
  /** The newest turns, oldest first; closed tool rounds of the question stand last, with ids `<questionId>.1` …. */
  readonly keptTurns: readonly Turn[];
  /** The turns that go, oldest first. */
  readonly removedTurns: readonly Turn[];
  /** Notes of earlier compactions. */
  readonly carriedNotes: readonly Note[];
  /** Token counts that the choice was made by. */
  readonly tokens: {
    /** What the request may take. */
    readonly budget: number;
    /** Instructions, tools, question and open tool round. */
    readonly required: number;
    /** What the kept turns add. */
    readonly kept: number;
    /** What the notes block may take. */
    readonly notesRoom: number;
    /** The request with all turns and all carried notes. */
    readonly before: number;
  };
}
