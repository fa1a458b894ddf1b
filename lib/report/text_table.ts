import { displayWidth } from "../text/display_width.ts";
import { printable } from "../text/printable.ts";
import type { Colour, Paint } from "./paint.ts";

/** A cell: its words, and how they look. */
export interface Cell {
  /** One line of text. */
  readonly text: string;
  /** Its colour, where it has one; the words say the same. */
  readonly colour?: Colour;
  /** Numbers line up on the right. */
  readonly right?: boolean;
}

/**
 * Lines of a table whose columns line up, indented by two spaces.
 *
 * @param rows Cells by row; rows may differ in length.
 * @param paint Colours for a terminal, or none.
 *
 * @example Numbers line up on the right
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(
 *   textTable([[{ text: "sent" }, { text: "9", right: true }], [{ text: "before" }, { text: "10", right: true }]]),
 *   ["  sent     9", "  before  10"],
 * );
 * ```
 */
export function textTable(
  rows: readonly (readonly Cell[])[],
  paint: Paint = (text) => text,
): readonly string[] {
  const widths: number[] = [];
  const shown = rows.map((row) =>
    row.map((cell) => ({ ...cell, text: printable(cell.text) }))
  );
  for (const row of shown) {
    row.forEach(({ text }, column) => {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(text));
    });
  }
  return shown.map((row) => {
    const cells = row.map(({ text, colour, right }, column) => {
      const gap = " ".repeat(widths[column] - displayWidth(text));
      const painted = colour ? paint(text, colour) : text;
      return right ? gap + painted : painted + gap;
    });
    return `  ${cells.join("  ")}`.trimEnd();
  });
}
