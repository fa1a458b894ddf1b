import type { Comparison } from "./compare_with_baseline.ts";
import type { RetentionReport } from "./retention.ts";
import { retentionReport } from "./retention_report.ts";

/**
 * What a compaction of ours kept and lost by kind, beside the drop-oldest baseline.
 *
 * @param comparison From `compareWithBaseline`.
 *
 * @example The note keeps what the baseline loses
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * import { compareWithBaseline } from "./compare_with_baseline.ts";
 * const report = comparisonRetention(compareWithBaseline(
 *   {
 *     instructions: "",
 *     turns: [{ id: "T1", messages: [{ role: "user", content: "It must be blue. " + "Nothing else. ".repeat(20) }] }],
 *     question: "Which colour?",
 *     inputBudget: 40,
 *     notesReserve: 20,
 *   },
 *   [{ id: "colour", text: "must be blue", source: "T1" }],
 *   charactersCounter(),
 * ));
 * assertEquals([report.retention, report.baseline?.retention], [1, 0]);
 * ```
 */
export function comparisonRetention(
  { compacted, baseline }: Comparison,
): RetentionReport {
  const { tokens, counter } = compacted.result;
  return retentionReport(compacted.report, {
    tokens: { before: tokens.before, after: tokens.total, counter },
    baseline: {
      name: "drop-oldest",
      report: baseline.report,
      tokens: baseline.result.tokens.total,
    },
  });
}
