import { type NumberedLine, numberLines } from "../numbered_line.ts";
import { visibleLines } from "../visible_lines.ts";
import type { Diagnostic } from "./diagnostic.ts";

const ERROR_SHAPES = [
  /^\s*(?:[\w.\\/-]+: )?(?:fatal )?error(?:\[[^\]]+\])?: \S/i,
  /^\s*(?:Uncaught )?(?:[A-Za-z_$][\w$.]*)?(?:Error|Exception)(?: \[\w+\])?: \S/,
  /^[^a-z]{0,40}\b(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC)\b(?!\s*(?:[:=]\s*)?0\b)/,
  /^\s*(?:FAILED|FAIL)(?:\s|:|$)/,
  /^\s*--- FAIL: /,
  /\.\.\. FAILED\b/,
  /^\s*not ok \d/,
  /^(?:npm|yarn|pnpm) (?:ERR!|error) /i,
  /^make(?:\[\d+\])?: \*\*\* /,
  /^(?:panic|fatal|fatal error): \S/,
  /^\s*Traceback \(most recent call last\):$/,
  /\bexit(?:ed)?(?: with)? (?:status|code):? [1-9]/i,
  /^\s*\*\* \(\w/,
  /^Segmentation fault|^Killed$|^Aborted\b/,
];

/**
 * The first and the last line of a log that say an error; the same line twice where there is one, none in a log without.
 *
 * A line says one if a diagnostic of severity `error` starts there or if it has the shape of one: a level, `Error: `,
 * `FAILED`, an exit status that is not 0. A mere word such as `errors.ts` or `0 errors` says none.
 *
 * @param text The log.
 * @param diagnostics What `findDiagnostics` found in it.
 *
 * @example A shape that no reader knows
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const log = "12:30:45 INFO pumping\n12:30:46 ERROR the pump is dry\nexit status 3\n";
 * assertEquals(errorLines(log, [])?.first, { number: 2, text: "12:30:46 ERROR the pump is dry" });
 * assertEquals(errorLines(log, [])?.last, { number: 3, text: "exit status 3" });
 * ```
 */
export function errorLines(
  text: string,
  diagnostics: readonly Diagnostic[],
): { first: NumberedLine; last: NumberedLine } | undefined {
  const lines = numberLines(text);
  const starts = new Set(
    diagnostics.filter(({ severity }) => severity === "error")
      .map(({ firstLine }) => firstLine),
  );
  const errors = visibleLines(lines.map((line) => line.text))
    .flatMap((line, index) =>
      starts.has(index + 1) || ERROR_SHAPES.some((shape) => shape.test(line))
        ? [lines[index]]
        : []
    );
  if (errors.length === 0) return;
  return { first: errors[0], last: errors[errors.length - 1] };
}
