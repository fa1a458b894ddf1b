import { escapeHtml } from "./escape_html.ts";
import type { ReportDocument } from "./report_document.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}" +
  "table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{text-align:left;font-weight:600;padding:.5rem 0}" +
  "th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:break-word}" +
  "td:last-child{overflow-wrap:anywhere}.n{text-align:right}td.n{white-space:nowrap}main{overflow-x:auto}" +
  "@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#444}}";

/**
 * Reports as one HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * The policy is a `meta` element, so it holds for a file that is opened from disk. All text is escaped.
 *
 * @param documents The reports.
 * @param title The file's title.
 */
export function documentHtml(
  documents: readonly ReportDocument[],
  title: string,
): string {
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    "<main>",
    ...documents.flatMap(sections),
    "</main>",
    "</body>",
    "</html>",
  ].join("\n") + "\n";
}

function sections(
  { title, summary, tables, limits }: ReportDocument,
): readonly string[] {
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...table("Summary", [], summary, false),
    ...tables.filter(({ rows }) => rows.length > 0).flatMap((each) =>
      table(each.title, each.head, each.rows, each.numbers)
    ),
    ...limits.map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
}

function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: boolean,
): readonly string[] {
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
