import type { SupportingContext } from "../../compress/supporting_context.ts";
import type { Redaction } from "../../text/redact.ts";
import type { PackFacts } from "../facts/pack_facts.ts";

/** Supporting context of one file. */
export interface SupportingItem {
  /** Whether it is the tail of a log or the outline of a source file. */
  readonly kind: "log" | "outline";
  /** What may be given to a backend. */
  readonly context: SupportingContext;
  /** Which lines near its own are exact facts, such as `L3–L9, L12`; "" for none. */
  readonly factLines: string;
}

/** A file that was read, and what the pack may take from it. */
export interface PlannedFile {
  /** Its path from the root, without secrets. */
  readonly path: string;
  /** What it was read as. */
  readonly role: "log" | "report" | "source" | "exact";
  /** Its size in bytes. */
  readonly bytes: number;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
  /** How many lines it has, and how many of them are exact facts. */
  readonly lines: { readonly read: number; readonly facts: number };
  /** Tests of a report. */
  readonly tests?: {
    readonly tests: number;
    readonly failing: number;
    readonly skipped: number;
  };
  /** What was redacted in it; never the values. */
  readonly redactions: readonly Redaction[];
  /** What the reader should know. */
  readonly warnings: readonly string[];
  /** Its supporting context; absent where none is left. */
  readonly supporting?: SupportingItem;
  /** Its text without secrets; no pack shows it whole. */
  readonly cleanText: string;
}

/** A preserve term, as it may be shown. */
export interface PlannedTerm {
  /** The term; for one that is a secret its placeholder. */
  readonly term: string;
  /** Set where the term is a secret: the rule that says so. */
  readonly secretRule?: string;
}

/** What a pack will say, before any budget: all without secrets. */
export interface PackPlan {
  /** What the agent must have word for word. */
  readonly facts: PackFacts;
  /** Warnings of tools that stand in the supporting context instead. */
  readonly warningsAside: number;
  /** What was read, in the order given: logs, reports, sources, exact items. */
  readonly files: readonly PlannedFile[];
  /** What was redacted outside the files: in paths, labels and terms. */
  readonly redactions: readonly Redaction[];
  /** What compression must not lose. */
  readonly preserve: readonly PlannedTerm[];
}
