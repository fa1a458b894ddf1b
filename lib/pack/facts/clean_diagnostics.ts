import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { findDiagnostics } from "../diagnostics/find_diagnostics.ts";
import { numberLines } from "../numbered_line.ts";

/**
 * The diagnostics of a log without its secrets: as many as the log has with them, in the same lines.
 *
 * They are looked for in the clean text, so no part of one holds a secret that only its surroundings tell. One that
 * cannot be read there any more, because its place was taken for a secret, keeps its lines and what kind it is.
 *
 * @param raw The log as it was read.
 * @param clean The log after redaction, which has the same lines.
 * @param source What the caller calls it.
 *
 * @example The name of the file is gone, the diagnostic is not
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const found = cleanDiagnostics("a.ts(1,2): error TS1: no", "[REDACTED:x] error TS1: no", "ci.log");
 * assertEquals(found.map(({ tool, text }) => [tool, text]), [["tsc", "[REDACTED:x] error TS1: no"]]);
 * ```
 */
export function cleanDiagnostics(
  raw: string,
  clean: string,
  source: string,
): readonly Diagnostic[] {
  const found = findDiagnostics(clean, source);
  if (raw === clean) return found;
  const extent = ({ firstLine, lastLine }: Diagnostic) =>
    `${firstLine}–${lastLine}`;
  const known = new Set(found.map(extent));
  const missed = findDiagnostics(raw, source)
    .filter((diagnostic) => !known.has(extent(diagnostic)));
  if (missed.length === 0) return found;
  const lines = numberLines(clean).map(({ text }) => text);
  const restored = missed.map(
    ({ tool, kind, severity, firstLine, lastLine }): Diagnostic => {
      const text = lines.slice(firstLine - 1, lastLine).join("\n");
      const message = text;
      return {
        source,
        tool,
        kind,
        severity,
        message,
        firstLine,
        lastLine,
        text,
      };
    },
  );
  const isReplaced = (one: Diagnostic) =>
    restored.some((other) =>
      one.firstLine <= other.lastLine && other.firstLine <= one.lastLine
    );
  return [...found.filter((one) => !isReplaced(one)), ...restored]
    .sort((a, b) => a.firstLine - b.firstLine);
}
