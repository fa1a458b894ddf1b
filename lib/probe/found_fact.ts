import type { ProbeSource } from "./probe.ts";

/** What sort of fact was found. */
export type FactKind =
  | "constraint"
  | "decision"
  | "replacement"
  | "command"
  | "path"
  | "url"
  | "uuid"
  | "hash"
  | "ticket"
  | "version"
  | "date"
  | "time"
  | "money"
  | "percentage"
  | "quantity"
  | "key-number"
  | "error"
  | "question"
  | "todo";

/** What was done with a path, or how a command ended, as far as the tool calls show. */
export type FactUse = "edited" | "run" | "read" | "succeeded" | "failed";

/**
 * A fact that was found in a conversation by its shape: proposed, not known to matter.
 *
 * It is plain JSON with a stable order of keys. `value` and `sentence` are verbatim pieces of one text of the source.
 */
export interface FoundFact {
  /** The kind and a number, `path-3`; unique. */
  readonly id: string;
  /** What sort of fact it is. */
  readonly kind: FactKind;
  /** The words that would be looked for. */
  readonly value: string;
  /** The sentence or line that holds them. */
  readonly sentence: string;
  /** Where they stand: the newest place of the role that has the most say (system, user, tool, assistant). */
  readonly source: ProbeSource;
  /** Number of that text among all texts of the conversation: later ones have higher numbers. */
  readonly position: number;
  /** Where the value starts in that text. */
  readonly offset: number;
  /** How many texts of the conversation hold them. */
  readonly mentions: number;
  /** What was done with a path, or how a command ended. */
  readonly use?: FactUse;
  /** Id of the fact that seems to replace it. */
  readonly supersededBy?: string;
  /** The replacement is a guess by words, for a person to confirm. */
  readonly proposed?: true;
}

/** The kinds, in the order of reports: what people said first, then values. */
export const FACT_KINDS: readonly FactKind[] = Object.freeze([
  "constraint",
  "decision",
  "replacement",
  "command",
  "path",
  "url",
  "uuid",
  "hash",
  "ticket",
  "version",
  "date",
  "time",
  "money",
  "percentage",
  "quantity",
  "key-number",
  "error",
  "question",
  "todo",
]);
