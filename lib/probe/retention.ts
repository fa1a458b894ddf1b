import type { Role } from "../conversation/message.ts";
import type { InventedValue } from "./invented_values.ts";
import type { MatchLevel } from "./match_level.ts";
import type { ProbeReport } from "./probe.ts";

/** What became of the facts of one kind. */
export interface KindRow {
  /** The kind; `given` for probes without one. */
  readonly kind: string;
  /** How many there are. */
  readonly facts: number;
  /** Current ones that are in the window. */
  readonly kept: number;
  /** Of the kept ones, those whose own source is gone and that no note quotes. */
  readonly mentionOnly: number;
  /** Current ones that are not in the window. */
  readonly lost: number;
  /** Replaced ones that are still presented. */
  readonly stale: number;
  /** Replaced ones that are gone. */
  readonly absent: number;
  /** Current ones that the baseline keeps; null without a baseline. */
  readonly baselineKept: number | null;
}

/** A fact that a reader should look at, with where it was said. */
export interface ReportedFact {
  /** The probe's id. */
  readonly id: string;
  /** Its kind, or `given`. */
  readonly kind: string;
  /** The words that were looked for. */
  readonly text: string;
  /** The turn that it comes from; null where the probe does not say. */
  readonly turn: string | null;
  /** Who said it there; null where the probe does not say. */
  readonly role: Role | null;
  /** The sentence that holds it; the words themselves where it is not known. */
  readonly sentence: string;
  /** Whether the baseline has it; null without a baseline. */
  readonly inBaseline: boolean | null;
}

/** A fact that needs no look. */
export interface SettledFact {
  /** The probe's id. */
  readonly id: string;
  /** Its kind, or `given`. */
  readonly kind: string;
  /** In the window, or replaced and gone. */
  readonly status: "preserved" | "absent";
  /** The level at which it was found; null where it was not, or only exact words were looked for. */
  readonly match: MatchLevel | null;
}

/** What a compaction kept and lost, kind by kind: one value that every report format reads. */
export interface RetentionReport {
  /** Facts kept ÷ facts that should be; null where there are none. */
  readonly retention: number | null;
  /** Whether kept means backed by the source, or mentioned. */
  readonly retentionBy: "evidence" | "mention";
  /** Tokens before and after; null where nothing counted them. */
  readonly tokens: RetentionTokens | null;
  /** The same facts in a window of the newest text; null where none was made. */
  readonly baseline: RetentionBaseline | null;
  /** A row for each kind that has facts, in a fixed order. */
  readonly kinds: readonly KindRow[];
  /** How many kept facts were found at which level; null where only exact words were looked for. */
  readonly levels: Readonly<Record<MatchLevel, number>> | null;
  /** Current facts that are gone, in the order of the probes. */
  readonly lost: readonly ReportedFact[];
  /** Replaced facts that are still presented. */
  readonly stale: readonly ReportedFact[];
  /** All other facts: in the window, or replaced and gone. */
  readonly settled: readonly SettledFact[];
  /** Values in the window that the original does not have. */
  readonly invented: readonly InventedValue[];
}

/** Sizes of both sides. */
export interface RetentionTokens {
  /** Of the original. */
  readonly before: number;
  /** Of the window. */
  readonly after: number;
  /** What counted, and whether exactly. */
  readonly counter: { readonly name: string; readonly exact: boolean };
}

/** What stands beside the window. */
export interface RetentionBaseline {
  /** What it is: `newest text of the same size`. */
  readonly name: string;
  /** Its retention, by the same rule. */
  readonly retention: number | null;
  /** Its tokens; null where nothing counted them. */
  readonly tokens: number | null;
}

/** What goes with the findings into a report. */
export interface RetentionParts {
  /** Tokens before and after. */
  readonly tokens?: RetentionTokens;
  /** The same probes on a baseline. */
  readonly baseline?: {
    readonly name: string;
    readonly report: ProbeReport;
    readonly tokens?: number;
  };
  /** Values that the original does not have. */
  readonly invented?: readonly InventedValue[];
  /** Whether kept means backed by the source or mentioned; default as in the findings. */
  readonly by?: "evidence" | "mention";
}
