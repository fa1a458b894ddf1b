import { fitColumns } from "../text/display_width.ts";
import { joinLines } from "../text/join_lines.ts";
import { printable } from "../text/printable.ts";
import { painter } from "./paint.ts";
import type { ReportDocument, ReportTable } from "./report_document.ts";
import { type Cell, textTable } from "./text_table.ts";

const CELL_COLUMNS = 100;

/**
 * A report as a terminal shows it; hostile text can neither move the cursor nor colour a line, long cells are cut.
 *
 * @param document The report.
 * @param colours Whether the reader sees colours.
 */
export function documentText(
  { title, summary, tables, limits }: ReportDocument,
  colours: boolean,
): string {
  const paint = painter(colours);
  const shown = tables.filter(({ rows, empty }) => rows.length > 0 || empty);
  return [
    paint(title, "bold"),
    ...textTable(
      summary.map(([label, value]) => [{ text: label }, { text: value }]),
      paint,
    ),
    ...shown.flatMap((table) => [
      `\n${paint(table.title, "bold")}`,
      ...(table.rows.length === 0
        ? [`  ${table.empty}`]
        : textTable(cellsOf(table), paint)),
    ]),
    "",
    ...limits.map((line) => paint(`  ${line}`, "dim")),
  ].join("\n") + "\n";
}

function cellsOf({ head, rows, numbers, colour }: ReportTable): Cell[][] {
  const right = (index: number) => numbers && index > 0;
  return [
    head.map((text, index): Cell => ({
      text,
      colour: "dim",
      right: right(index),
    })),
    ...rows.map((row) =>
      row.map((text, index): Cell => ({
        text: numbers
          ? text
          : fitColumns(printable(joinLines(text)), CELL_COLUMNS),
        right: right(index),
        ...(index === 0 && colour ? { colour } : {}),
      }))
    ),
  ];
}
