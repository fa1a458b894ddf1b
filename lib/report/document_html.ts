import { escapeHtml } from "./escape_html.ts";
import { htmlPage } from "./html_page.ts";
import { htmlTable } from "./html_table.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";

/**
 * Reports as one HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * All text is escaped.
 *
 * @param documents The reports.
 * @param title The file's title.
 */
export function documentHtml(
  documents: readonly ReportDocument[],
  title: string,
): string {
  return htmlPage(title, documents.flatMap(sections));
}

function sections(
  { title, summary, tables, limits }: ReportDocument,
): readonly string[] {
  const facts = { title: "Summary", head: [], rows: summary, numbers: false };
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...(summary.length === 0 ? [] : htmlTable(facts)),
    ...tables.flatMap(tableOrWhy),
    ...limits.map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
}

/** Where there are no rows, what is said instead, if anything. */
function tableOrWhy(table: ReportTable): readonly string[] {
  if (table.rows.length > 0) return htmlTable(table);
  const { title, empty } = table;
  return empty === undefined
    ? []
    : [`<p>${escapeHtml(title)}: ${escapeHtml(empty)}</p>`];
}
