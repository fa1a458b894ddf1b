import type { CompactorName } from "./compactors.ts";

/** Retention and cost of a conversation by budget and compactor; plain data. */
export interface Sweep {
  /** The conversation. */
  readonly original: {
    /** The whole, rendered. */
    readonly tokens: number;
    /** Instructions, tools, question and open tool round: what cannot leave. */
    readonly requiredTokens: number;
    /** Turns that can leave, closed tool rounds of the question included. */
    readonly turns: number;
  };
  /** What counted. */
  readonly counter: { readonly name: string; readonly exact: boolean };
  /** Current facts that retention is of. */
  readonly facts: number;
  /** Whether kept means backed by the source, or mentioned because no fact names a source. */
  readonly retentionBy: "evidence" | "mention";
  /** Percent of a budget that is held back for notes. */
  readonly sharePercent: number;
  /** The wanted retention, in percent. */
  readonly wantedPercent: number;
  /** The budgets, in tokens, ascending. */
  readonly budgets: readonly number[];
  /** What each compactor made of them. */
  readonly lines: readonly SweepLine[];
}

/** What one compactor made of the budgets. */
export interface SweepLine {
  /** Its name. */
  readonly extractor: CompactorName;
  /** A point for each budget; null where what cannot leave is over it. */
  readonly points: readonly (SweepPoint | null)[];
  /** Where the wanted retention is reached; null where no budget reaches it. */
  readonly smallest: SmallestBudget | null;
}

/** A window. */
export interface SweepPoint {
  /** Tokens that it may take. */
  readonly budgetTokens: number;
  /** Tokens that it takes. */
  readonly totalTokens: number;
  /** How many of them are notes. */
  readonly notesTokens: number;
  /** Facts that it keeps. */
  readonly kept: number;
  /** Facts kept ÷ facts. */
  readonly retention: number;
}

/** The smallest budget that was found to reach the wanted retention. */
export interface SmallestBudget {
  /** The window at it. */
  readonly point: SweepPoint;
  /** The window with one token less, which does not reach it; null where what cannot leave would not fit. */
  readonly below: SweepPoint | null;
  /** Larger budgets of the sweep that fall below the wanted retention again. */
  readonly missedAgain: readonly number[];
}
