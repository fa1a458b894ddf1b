import type { SetName } from "../measured_conversation.ts";
import type { Tallies } from "../metrics/tally.ts";

/** What is measured. */
export interface RetentionOptions {
  /** Budgets, as percentages of a conversation's tokens. */
  readonly ratios: readonly number[];
  /** Notes reserves, as percentages of the budget, ascending. */
  readonly shares: readonly number[];
  /** What makes the notes, by name. */
  readonly extractors: readonly string[];
  /** Whether the notes have a line per day. */
  readonly dates: boolean;
}

/** What was measured, or a part of it: sums by conversation, from which every figure is worked out. */
export interface RetentionRun {
  /** The layout of this value; files of another one are refused. */
  readonly layout: 1;
  /** The project's version. */
  readonly version: string;
  /** What counted the tokens. */
  readonly counter: string;
  /** What was asked for. */
  readonly options: RetentionOptions;
  /** The sets, in the order of `SET_NAMES`. */
  readonly sets: readonly SetRun[];
}

/** A set, or the part of it that was measured. */
export interface SetRun {
  /** The set. */
  readonly set: SetName;
  /** SHA-256 of its files. */
  readonly hash: string;
  /** Conversations of the whole set. */
  readonly size: number;
  /** Extractors that were left out of this set, and why. */
  readonly missing?: readonly MissingExtractor[];
  /** Those that were measured, by their place in the set. */
  readonly conversations: readonly ConversationRun[];
}

/** An extractor that is not measured on a set. */
export interface MissingExtractor {
  /** The extractor. */
  readonly extractor: string;
  /** Why it is not. */
  readonly reason: string;
}

/** What was measured of a conversation. */
export interface ConversationRun {
  /** Its place in the set, from 0. */
  readonly index: number;
  /** Its id in the set. */
  readonly id: string;
  /** Tokens of the whole. */
  readonly tokens: number;
  /** Questions with an answer, and those whose answer the whole has. */
  readonly answers: readonly [known: number, all: number];
  /** One for each extractor and budget that the part that must stay fits into. */
  readonly rows: readonly MeasuredRow[];
}

/** An extractor at a budget. */
export interface RowKey {
  /** The extractor. */
  readonly extractor: string;
  /** The budget as a percentage of the conversation. */
  readonly ratio: number;
  /** The notes reserve as a percentage of the budget; null for recent turns alone. */
  readonly share: number | null;
}

/** What is left at a budget. */
export interface MeasuredRow extends RowKey {
  /** Sums by measure. */
  readonly tallies: Tallies;
}
