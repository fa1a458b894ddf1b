import type { FormatAdapter } from "../adapters/format_adapter.ts";
import type { JsonLine } from "../adapters/json_line.ts";
import type { LinesAdapter } from "../adapters/lines_adapter.ts";
import type { ByteSource } from "./byte_source.ts";
import { detectLines, lineAdapters } from "./detect_lines.ts";
import { jsonLines } from "./json_lines.ts";
import { layoutOf } from "./layout_of.ts";

/** Lines that are looked at to tell a format. */
const FIRST_LINES = 500;

/** Whether a file holds one JSON document or a JSON value on each line. */
export function layoutIn(source: ByteSource): FormatAdapter["layout"] {
  using reader = source.open();
  return layoutOf(jsonLines(reader));
}

/**
 * The adapter of a JSON Lines file: the named one, or by its first lines.
 *
 * @throws {FormatError} If the structure is unknown, or the lines are of two formats; with the line.
 */
export function linesAdapterOf(
  source: ByteSource,
  name: string | undefined,
): LinesAdapter {
  const named = lineAdapters.find((adapter) => adapter.name === name);
  if (named !== undefined) return named;
  using reader = source.open();
  const lines: JsonLine[] = [];
  for (const line of jsonLines(reader)) {
    lines.push(line);
    if (lines.length === FIRST_LINES) break;
  }
  return detectLines(lines);
}
