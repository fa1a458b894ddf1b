import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import { escapeHtml } from "./escape_html.ts";
import {
  KIND_COLUMNS,
  kindCells,
  RETENTION_LIMITS,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}" +
  "table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{text-align:left;font-weight:600;padding:.5rem 0}" +
  "th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}" +
  ".n{text-align:right;white-space:nowrap}" +
  "@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#444}}";

/**
 * The report as one HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * The text of facts is escaped. The policy is a `meta` element, so it holds for a file that is opened from disk.
 *
 * @param report From `retentionReport`, or a guard's.
 *
 * @example A planted script is text
 * ```ts
 * import { assert } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([], [{ id: "a", text: "<script>alert(1)</script>" }]);
 * assert(!retentionReportHtml(retentionReport(found)).includes("<script"));
 * ```
 */
export function retentionReportHtml(report: RetentionReport): string {
  const { kinds, baseline, lost, stale, invented } = report;
  const head = baseline === null ? KIND_COLUMNS : [...KIND_COLUMNS, "baseline"];
  const facts = ["kind", "said in", "sentence"];
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Retention</title>",
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    "<main>",
    "<h1>Retention</h1>",
    ...table("Summary", [], summaryLines(report), false),
    ...table("By kind", head, kinds.map(kindCells), true),
    ...table("Lost", facts, lost.map(factCells), false),
    ...table(
      "Stale: replaced, and still presented",
      facts,
      stale.map(factCells),
      false,
    ),
    ...table(
      "Invented: no source has it",
      ["kind", "value", "sentence"],
      invented.map(({ kind, value, sentence }) => [kind, value, sentence]),
      false,
    ),
    ...RETENTION_LIMITS.map((line) => `<p>${escapeHtml(line)}</p>`),
    "</main>",
    "</body>",
    "</html>",
  ].join("\n") + "\n";
}

function factCells(fact: ReportedFact): readonly string[] {
  return [fact.kind, sourceWords(fact), fact.sentence];
}

function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: boolean,
): readonly string[] {
  if (rows.length === 0) return [];
  const style = (index: number) => numbers && index > 0 ? ' class="n"' : "";
  const cells = (row: readonly string[]) =>
    row.map((cell, index) =>
      index === 0
        ? `<th scope="row">${escapeHtml(cell)}</th>`
        : `<td${style(index)}>${escapeHtml(cell)}</td>`
    ).join("");
  const heads = head.map((cell, index) =>
    `<th scope="col"${style(index)}>${escapeHtml(cell)}</th>`
  ).join("");
  return [
    "<table>",
    `<caption>${escapeHtml(caption)}</caption>`,
    ...(head.length === 0 ? [] : [`<thead><tr>${heads}</tr></thead>`]),
    "<tbody>",
    ...rows.map((row) => `<tr>${cells(row)}</tr>`),
    "</tbody>",
    "</table>",
  ];
}
