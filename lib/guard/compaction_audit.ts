import type { Role } from "../conversation/message.ts";
import type { InventedValue } from "../probe/invented_values.ts";

/** What a client's compaction kept and lost of what was said before it. */
export interface CompactionAudit {
  /** Its line in the file, from 1; its message, in a parsed session. */
  readonly at: number;
  /** Turns before it, from the start of the session. */
  readonly turns: number;
  /** Messages before it. */
  readonly messages: number;
  /** Whether the summary is there to be read; where it is not, what it kept is unknown, and no fact is listed. */
  readonly summaryIsKnown: boolean;
  /** Sizes in tokens. */
  readonly tokens: AuditTokens;
  /** Current facts that the summary holds ÷ current facts; null where there are none. */
  readonly retention: number | null;
  /** The same, with what the client sent again. */
  readonly retentionWithResent: number | null;
  /** The same for the control. */
  readonly retentionOfControl: number | null;
  /** A row for each kind of fact, in a fixed order. */
  readonly kinds: readonly AuditKind[];
  /** Current facts that are neither in the summary nor sent again. */
  readonly lost: readonly AuditedFact[];
  /** Current facts that only what was sent again holds. */
  readonly resent: readonly AuditedFact[];
  /** Values in the summary that nobody had said. */
  readonly invented: readonly InventedValue[];
}

/** Sizes around a compaction. */
export interface AuditTokens {
  /** All that had been said since the session's start. */
  readonly before: number;
  /** The summary. */
  readonly summary: number;
  /** What was sent again beside it. */
  readonly resent: number;
  /** The control: the newest text that is no larger than both. */
  readonly control: number;
  /** What counted, and whether exactly. */
  readonly counter: { readonly name: string; readonly exact: boolean };
}

/** What became of the facts of one kind. */
export interface AuditKind {
  /** The kind. */
  readonly kind: string;
  /** How many there were. */
  readonly facts: number;
  /** Current ones that the summary holds. */
  readonly summary: number;
  /** Current ones that only what was sent again holds. */
  readonly resent: number;
  /** Current ones that neither holds. */
  readonly lost: number;
  /** Of the lost ones, those that the summariser never had before it. */
  readonly outOfReach: number;
  /** Ones that had been replaced before the compaction. */
  readonly replaced: number;
  /** Current ones that the control holds. */
  readonly control: number;
}

/** A fact with the turn that it came from. */
export interface AuditedFact {
  /** Its id among the facts found. */
  readonly id: string;
  /** Its kind. */
  readonly kind: string;
  /** The words that were looked for. */
  readonly text: string;
  /** The turn that it came from, with its tool round: `T3.12`. */
  readonly turn: string;
  /** Who said it there. */
  readonly role: Role;
  /** The sentence that holds it. */
  readonly sentence: string;
  /** Whether the summariser had it before it. */
  readonly inReach: boolean;
  /** Whether the control holds it. */
  readonly inControl: boolean;
}
