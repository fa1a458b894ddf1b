import { escapeHtml } from "./escape_html.ts";
import type { ReportTable } from "./report_document.ts";

/** A table as lines of HTML; all text is escaped. */
export function htmlTable(
  { title, head, rows, numbers }: ReportTable,
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
    `<caption>${escapeHtml(title)}</caption>`,
    ...(head.length === 0 ? [] : [`<thead><tr>${heads}</tr></thead>`]),
    "<tbody>",
    ...rows.map((row) => `<tr>${cells(row)}</tr>`),
    "</tbody>",
    "</table>",
  ];
}
