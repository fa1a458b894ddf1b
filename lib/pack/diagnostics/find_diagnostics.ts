import { numberLines } from "../numbered_line.ts";
import { visibleLines } from "../visible_lines.ts";
import type { Diagnostic, DiagnosticTool, Finding } from "./diagnostic.ts";
import { DIAGNOSTIC_READERS } from "./diagnostic_readers.ts";

/**
 * The errors and warnings that the tools of `DIAGNOSTIC_READERS` print, word for word, in the order of the log.
 *
 * Colours, carriage returns and what CI systems put before a line do not hide one, and are no part of its message; its
 * `text` is the log's lines as they are. An error that is reported twice is found twice. It reads shapes and guesses
 * nothing: a line that only mentions a file is no diagnostic, and an error in a shape that no reader knows is not found
 * (for the lines that at least look like one, see `errorLines`).
 *
 * @param text The log.
 * @param source What the caller calls it, for example its path from the root.
 *
 * @example A type error, and a line of prose
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const log = "checking src/a.ts:12\nsrc/a.ts(12,5): error TS2304: Cannot find name 'x'.\n";
 * const [found] = findDiagnostics(log, "build.log");
 * assertEquals([found.path, found.line, found.column, found.code], ["src/a.ts", 12, 5, "TS2304"]);
 * assertEquals([found.source, found.firstLine, found.lastLine], ["build.log", 2, 2]);
 * ```
 */
export function findDiagnostics(
  text: string,
  source: string,
): readonly Diagnostic[] {
  const raw = numberLines(text).map((line) => line.text);
  const lines = visibleLines(raw);
  const isTaken = new Array<boolean>(lines.length).fill(false);
  const found: { tool: DiagnosticTool; finding: Finding }[] = [];
  for (const { tool, read } of DIAGNOSTIC_READERS) {
    for (const finding of read(lines)) {
      const { first, last } = finding;
      if (isTaken.slice(first, last + 1).includes(true)) continue;
      isTaken.fill(true, first, last + 1);
      found.push({ tool, finding });
    }
  }
  return found.sort((a, b) => a.finding.first - b.finding.first)
    .map(({ tool, finding: { first, last, kind, ...rest } }) => ({
      source,
      tool,
      kind,
      ...rest,
      firstLine: first + 1,
      lastLine: last + 1,
      text: raw.slice(first, last + 1).join("\n"),
    }));
}
