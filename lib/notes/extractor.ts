import type { Message } from "../conversation/message.ts";
import type { Note, RankedNote } from "../conversation/note.ts";
import type { Turn } from "../conversation/turn.ts";

/** What an extractor may look at besides the removed turns. */
export interface ExtractorContext {
  /** Notes of earlier compactions; those that are not returned are dropped. */
  readonly carried: readonly Note[];
  /** The turns that stay, oldest first. */
  readonly keptTurns: readonly Turn[];
  /** The current user message. */
  readonly question: string;
  /** Tokens that the notes block may take. */
  readonly roomTokens: number;
  /** Tokens of a text; a note costs what its `noteLine` and a line break cost. */
  readonly countText: (text: string) => number;
  /** Whether a line for each day stands among the notes. */
  readonly dates?: boolean;
  /** What the model saw of a message's contents; notes bring back nothing else. */
  readonly visibleText?: (message: Message) => string;
  /** A BCP 47 tag for finding sentences; "en" where there is none. */
  readonly locale?: string;
}

/**
 * Makes notes of removed turns: every note that it proposes, carried ones included, oldest first.
 *
 * It is called once for each compaction that removes something. It does not place notes: what does not fit is dropped
 * by the caller, by `rank`, or oldest first where there is none.
 */
export type Extractor = (
  removedTurns: readonly Turn[],
  context: ExtractorContext,
) => readonly RankedNote[];
