import { FACT_KINDS } from "./found_fact.ts";
import type { MatchLevel } from "./match_level.ts";
import type { ProbeFinding, ProbeReport } from "./probe.ts";
import type {
  KindRow,
  ReportedFact,
  RetentionParts,
  RetentionReport,
  SettledFact,
} from "./retention.ts";

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
  { probe: { id, kind = "given" }, status, match }: ProbeFinding,
): SettledFact[] {
  const isSettled = status === "preserved" || status === "absent";
  return isSettled ? [{ id, kind, status, match: match ?? null }] : [];
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
