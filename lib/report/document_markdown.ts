import { escapeMarkdown } from "./escape_markdown.ts";
import type { ReportDocument } from "./report_document.ts";

/**
 * A report as Markdown tables, for a comment on a pull request; all text is escaped.
 *
 * @param document The report.
 */
export function documentMarkdown(
  { title, summary, tables, limits }: ReportDocument,
): string {
  const isOnly = tables.filter(({ numbers }) => numbers).length === 1;
  return [
    `## ${escapeMarkdown(title)}`,
    "",
    ...summary.map(([label, value]) =>
      `- ${escapeMarkdown(label)}: **${escapeMarkdown(value)}**`
    ),
    "",
    ...tables.flatMap(({ title, head, rows, numbers, empty }) => {
      if (rows.length === 0 && empty === undefined) return [];
      const heading = numbers && isOnly ? [] : [`### ${title}`, ""];
      const shown = rows.length === 0 ? [empty!] : table(head, rows, numbers);
      return [...heading, ...shown, ""];
    }),
    ...limits.map((line) => `> ${line}`),
  ].join("\n") + "\n";
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
