import type { RetentionReport } from "../probe/retention.ts";

/**
 * The report as JSON with a stable order of keys.
 *
 * @param report From `retentionReport`, or a guard's.
 *
 * @example The order of keys does not depend on how the value was made
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const report = retentionReport(probeReport([], []));
 * assertEquals(JSON.parse(retentionReportJson(report)), report);
 * ```
 */
export function retentionReportJson(report: RetentionReport): string {
  const { retention, retentionBy, tokens, baseline, kinds, levels } = report;
  const { lost, stale, settled, invented } = report;
  return JSON.stringify(
    {
      retention,
      retentionBy,
      tokens: tokens && {
        before: tokens.before,
        after: tokens.after,
        counter: { name: tokens.counter.name, exact: tokens.counter.exact },
      },
      baseline: baseline && {
        name: baseline.name,
        retention: baseline.retention,
        tokens: baseline.tokens,
      },
      kinds: kinds.map(rowFields),
      levels: levels && {
        exact: levels.exact,
        normalised: levels.normalised,
        shortened: levels.shortened,
      },
      lost: lost.map(factFields),
      stale: stale.map(factFields),
      settled: settled.map(settledFields),
      invented: invented.map(({ kind, value, sentence, message }) => ({
        kind,
        value,
        sentence,
        message,
      })),
    },
    null,
    2,
  ) + "\n";
}

function settledFields(fact: RetentionReport["settled"][number]): unknown {
  const { id, kind, status, match } = fact;
  return { id, kind, status, match };
}

function rowFields(row: RetentionReport["kinds"][number]): unknown {
  const { kind, facts, kept, mentionOnly, lost, stale, absent } = row;
  const { baselineKept } = row;
  return { kind, facts, kept, mentionOnly, lost, stale, absent, baselineKept };
}

function factFields(fact: RetentionReport["lost"][number]): unknown {
  const { id, kind, text, turn, role, sentence, inBaseline } = fact;
  return { id, kind, text, turn, role, sentence, inBaseline };
}
