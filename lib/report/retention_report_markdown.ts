import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import { escapeMarkdown } from "./escape_markdown.ts";
import {
  KIND_COLUMNS,
  kindCells,
  RETENTION_LIMITS,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";

/**
 * The report as Markdown tables, for a comment on a pull request; the text of facts is escaped.
 *
 * @param report From `retentionReport`, or a guard's.
 *
 * @example A row per kind
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([], [{ id: "a", text: "a|b" }]);
 * assertStringIncludes(retentionReportMarkdown(retentionReport(found)), "| given | – | a\\|b |");
 * ```
 */
export function retentionReportMarkdown(report: RetentionReport): string {
  const { kinds, baseline, lost, stale, invented } = report;
  const head = baseline === null ? KIND_COLUMNS : [...KIND_COLUMNS, "baseline"];
  return [
    "## Retention",
    "",
    ...summaryLines(report).map(([label, value]) =>
      `- ${escapeMarkdown(label)}: **${escapeMarkdown(value)}**`
    ),
    "",
    ...(kinds.length === 0
      ? ["No fact was checked.", ""]
      : [...table(head, kinds.map(kindCells), true), ""]),
    ...section("Lost", ["kind", "said in", "sentence"], lost.map(factCells)),
    ...section(
      "Stale: replaced, and still presented",
      ["kind", "said in", "sentence"],
      stale.map(factCells),
    ),
    ...section(
      "Invented: no source has it",
      ["kind", "value", "sentence"],
      invented.map(({ kind, value, sentence }) => [kind, value, sentence]),
    ),
    ...RETENTION_LIMITS.map((line) => `> ${line}`),
  ].join("\n") + "\n";
}

function factCells(fact: ReportedFact): readonly string[] {
  return [fact.kind, sourceWords(fact), fact.sentence];
}

function section(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  return rows.length === 0
    ? []
    : [`### ${title}`, "", ...table(head, rows, false), ""];
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: boolean,
): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    line(head.map((_, index) => numbers && index > 0 ? "--:" : "---")),
    ...rows.map((cells) => line(cells.map(escapeMarkdown))),
  ];
}
