import { escapeHtml } from "./escape_html.ts";
import { htmlPage } from "./html_page.ts";
import { htmlTable } from "./html_table.ts";
import type { ReportDocument } from "./report_document.ts";

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
    ...htmlTable(facts),
    ...tables.filter(({ rows }) => rows.length > 0).flatMap(htmlTable),
    ...limits.map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
}
