import type {
  Comparison,
  ProbedResult,
} from "../probe/compare_with_baseline.ts";

/**
 * The comparison as JSON with a stable order of keys: what was sent and what became of each fact, on both sides.
 *
 * The request itself is not repeated in it.
 *
 * @param comparison From `compareWithBaseline`.
 */
export function comparisonJson(comparison: Comparison): string {
  const { compacted, baseline } = comparison;
  return JSON.stringify(
    {
      counter: compacted.result.counter,
      compacted: sideOf(compacted),
      dropOldest: sideOf(baseline),
    },
    null,
    2,
  ) + "\n";
}

function sideOf({ result, report }: ProbedResult): unknown {
  return {
    tokens: result.tokens,
    keptTurns: result.keptTurns.map((turn) => turn.id),
    removedTurns: result.removedTurns.map((turn) => turn.id),
    notes: result.notes,
    droppedNotes: result.droppedNotes,
    counts: report.counts,
    retention: report.retention,
    retentionBy: report.retentionBy,
    facts: report.findings.map(({ probe, ...finding }) => ({
      id: probe.id,
      text: probe.text,
      ...finding,
    })),
    messages: result.messages,
  };
}
