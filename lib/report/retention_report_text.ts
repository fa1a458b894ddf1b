import type { InventedValue } from "../probe/invented_values.ts";
import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import { fitColumns } from "../text/display_width.ts";
import { joinLines } from "../text/join_lines.ts";
import { printable } from "../text/printable.ts";
import { type Colour, painter } from "./paint.ts";
import {
  KIND_COLUMNS,
  kindCells,
  RETENTION_LIMITS,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";
import { type Cell, textTable } from "./text_table.ts";

const SENTENCE_COLUMNS = 100;

/**
 * The report as a terminal shows it: sizes, a row per kind, then each lost, stale and invented fact with its sentence.
 *
 * Hostile text can neither move the cursor nor colour a line. Long sentences are cut; for whole ones see the other
 * formats.
 *
 * @param report From `retentionReport`, or a guard's.
 * @param colours Whether the reader sees colours; the words say the same without.
 *
 * @example A lost fact with its turn
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([{ role: "user", content: "Hi" }], [{ id: "port", text: "port 1883", source: "T2" }]);
 * assertStringIncludes(retentionReportText(retentionReport(found), false), "T2 user  port 1883");
 * ```
 */
export function retentionReportText(
  report: RetentionReport,
  colours: boolean,
): string {
  const paint = painter(colours);
  const heading = (text: string) => `\n${paint(text, "bold")}`;
  const facts = (
    title: string,
    list: readonly ReportedFact[],
    colour: Colour,
  ) =>
    list.length === 0 ? [] : [
      heading(title),
      ...textTable(list.map((fact) => factCells(fact, colour)), paint),
    ];
  const summary = summaryLines(report).map(([label, value]): Cell[] => [
    { text: label },
    { text: value },
  ]);
  return [
    paint("Retention", "bold"),
    ...textTable(summary, paint),
    heading("By kind"),
    ...(report.kinds.length === 0
      ? ["  No fact was checked."]
      : textTable(kindRows(report), paint)),
    ...facts("Lost", report.lost, "red"),
    ...facts("Stale: replaced, and still presented", report.stale, "yellow"),
    ...(report.invented.length === 0 ? [] : [
      heading("Invented: no source has it"),
      ...textTable(report.invented.map(inventedCells), paint),
    ]),
    "",
    ...RETENTION_LIMITS.map((line) => paint(`  ${line}`, "dim")),
  ].join("\n") + "\n";
}

function kindRows({ kinds, baseline }: RetentionReport): Cell[][] {
  const head = baseline === null ? KIND_COLUMNS : [...KIND_COLUMNS, "baseline"];
  return [
    head.map((text, index) => ({ text, colour: "dim", right: index > 0 })),
    ...kinds.map((row) =>
      kindCells(row).map((text, index) => ({ text, right: index > 0 }))
    ),
  ];
}

function factCells(fact: ReportedFact, colour: Colour): Cell[] {
  return [
    { text: fact.kind, colour },
    { text: sourceWords(fact) },
    { text: cut(fact.sentence) },
  ];
}

function inventedCells({ kind, value, sentence }: InventedValue): Cell[] {
  return [{ text: kind, colour: "yellow" }, { text: cut(value) }, {
    text: cut(sentence),
  }];
}

function cut(text: string): string {
  return fitColumns(printable(joinLines(text)), SENTENCE_COLUMNS);
}
