import type { Role } from "../conversation/message.ts";
import { FACT_KINDS } from "./found_fact.ts";
import type { InventedValue } from "./invented_values.ts";
import type { MatchLevel } from "./match_level.ts";
import type { ProbeFinding, ProbeReport } from "./probe.ts";

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

/**
 * The findings summed up by kind, with each lost and stale fact, its turn and its sentence.
 *
 * @param report From `probeReport` or `probeResult`.
 * @param parts Sizes, a baseline, invented values: what is known beside the findings.
 * @throws {RangeError} If the baseline has other probes than the report.
 *
 * @example One kind, one fact lost
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { probeReport } from "./probe_report.ts";
 * const probes = [{ id: "url-1", kind: "url", text: "https://pump.test/7" }];
 * const report = retentionReport(probeReport([{ role: "user", content: "Hi" }], probes));
 * assertEquals(report.kinds.map(({ kind, lost }) => [kind, lost]), [["url", 1]]);
 * ```
 */
export function retentionReport(
  report: ProbeReport,
  { tokens, baseline, invented = [], by = report.retentionBy }: RetentionParts =
    {},
): RetentionReport {
  const { findings } = report;
  const beside = baseline?.report.findings;
  if (beside && beside.length !== findings.length) {
    throw new RangeError(
      `Cannot report retention: the baseline has ${beside.length} findings, the window ${findings.length}`,
    );
  }
  const reported = (status: string) =>
    findings.flatMap((finding, index) =>
      finding.status === status ? [reportedFact(finding, beside?.[index])] : []
    );
  return {
    retention: retentionOf(findings, by),
    retentionBy: by,
    tokens: tokens ?? null,
    baseline: baseline === undefined ? null : {
      name: baseline.name,
      retention: retentionOf(baseline.report.findings, by),
      tokens: baseline.tokens ?? null,
    },
    kinds: kindRows(findings, beside),
    levels: levelsOf(findings),
    lost: reported("lost"),
    stale: reported("stale"),
    settled: findings.flatMap(settledFact),
    invented,
  };
}

function settledFact(
  { probe: { id, kind = "given" }, status, match = null }: ProbeFinding,
): SettledFact[] {
  const isSettled = status === "preserved" || status === "absent";
  return isSettled ? [{ id, kind, status, match }] : [];
}

function reportedFact(
  { probe: { id, kind = "given", text, source, sentence = text } }:
    ProbeFinding,
  beside: ProbeFinding | undefined,
): ReportedFact {
  const turn = typeof source === "object" ? source.turn : source;
  const role = typeof source === "object"
    ? source.role
    : source === undefined
    ? null
    : source === "instructions"
    ? "system"
    : "user";
  return {
    id,
    kind,
    text,
    turn: turn ?? null,
    role,
    sentence,
    inBaseline: beside?.mentioned ?? null,
  };
}

/** Kept ÷ current facts; by evidence only those count that name a source. */
function retentionOf(
  findings: readonly ProbeFinding[],
  by: "evidence" | "mention",
): number | null {
  const current = findings.filter(({ probe }) =>
    probe.supersededBy === undefined &&
    (by === "mention" || probe.source !== undefined)
  );
  const kept = current.filter(({ mentioned, supported }) =>
    by === "mention" ? mentioned : supported ?? mentioned
  );
  return current.length === 0 ? null : kept.length / current.length;
}

function kindRows(
  findings: readonly ProbeFinding[],
  beside: readonly ProbeFinding[] | undefined,
): readonly KindRow[] {
  const kinds = new Set(findings.map(({ probe }) => probe.kind ?? "given"));
  const order: readonly string[] = FACT_KINDS;
  const rank = (kind: string) =>
    order.includes(kind) ? order.indexOf(kind) : order.length;
  const sorted = [...kinds].sort((a, b) =>
    rank(a) - rank(b) || (a < b ? -1 : 1)
  );
  return sorted.map((kind) => kindRow(kind, findings, beside));
}

function kindRow(
  kind: string,
  findings: readonly ProbeFinding[],
  beside: readonly ProbeFinding[] | undefined,
): KindRow {
  const isOfKind = ({ probe }: ProbeFinding) =>
    (probe.kind ?? "given") === kind;
  const own = findings.filter(isOfKind);
  const count = (status: string) =>
    own.filter((finding) => finding.status === status).length;
  return {
    kind,
    facts: own.length,
    kept: count("preserved"),
    mentionOnly:
      own.filter(({ status, supported }) =>
        status === "preserved" && supported === false
      ).length,
    lost: count("lost"),
    stale: count("stale"),
    absent: count("absent"),
    baselineKept: beside
      ? beside.filter((finding) =>
        isOfKind(finding) && finding.status === "preserved"
      ).length
      : null,
  };
}

function levelsOf(
  findings: readonly ProbeFinding[],
): Record<MatchLevel, number> | null {
  if (!findings.some(({ match }) => match !== undefined)) return null;
  const levels = { exact: 0, normalised: 0, shortened: 0 };
  for (const { match, status } of findings) {
    if (match !== undefined && status === "preserved") levels[match]++;
  }
  return levels;
}
