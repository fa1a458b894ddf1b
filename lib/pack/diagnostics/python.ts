import type { Finding } from "./diagnostic.ts";
import { type Place, placeOf } from "./place.ts";

const TRACEBACK = /^(\s*)Traceback \(most recent call last\):$/;
const FILE = /^\s*File "([^"]+)", line (\d+)(?:, in .*)?$/;
const SYNTAX = /^(?:SyntaxError|IndentationError|TabError): /;
const EXCEPTION = /^[A-Za-z_][\w.]*(?:: .*)?$/;
const UNITTEST = /^(?:FAIL|ERROR): (\S.*)$/;
const LONGEST_SYNTAX = 5;

/** The errors of Python programs: the last frame of a traceback with its exception, and syntax errors without one. */
export function readPython(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const finding = TRACEBACK.test(lines[at])
      ? readTraceback(lines, at)
      : readSyntaxError(lines, at);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

/**
 * The innermost frame of the traceback that starts at a line, with its exception.
 *
 * The frames above it are left to the log: they may be hundreds. So are further lines of its message: nothing tells them
 * from what is printed next.
 *
 * @param lines Visible lines.
 * @param at Index of the line `Traceback (most recent call last):`.
 */
export function readTraceback(
  lines: readonly string[],
  at: number,
): Finding | undefined {
  const indent = TRACEBACK.exec(lines[at])?.[1] ?? "";
  let frame: number | undefined;
  let end = at + 1;
  for (; lines[end]?.startsWith(`${indent}  `); end++) {
    if (FILE.test(lines[end])) frame = end;
  }
  const exception = lines[end]?.slice(indent.length) ?? "";
  const isException = (lines[end] ?? "").startsWith(indent) &&
    EXCEPTION.test(exception);
  if (frame === undefined || !isException) return;
  const test = unittestOf(lines, at);
  return {
    kind: test === undefined ? "crash" : "test",
    ...filePlace(lines[frame]),
    severity: "error",
    ...(test === undefined ? {} : { test }),
    message: exception,
    first: frame,
    last: end,
  };
}

/** The test that unittest names above a traceback, between two rules. */
function unittestOf(lines: readonly string[], at: number): string | undefined {
  if (!/^-{20,}$/.test(lines[at - 1] ?? "")) return;
  for (const above of [2, 3]) {
    if (/^={20,}$/.test(lines[at - above - 1] ?? "")) {
      return UNITTEST.exec(lines[at - above])?.[1];
    }
  }
}

/** The place that a traceback's line `File "a.py", line 3` names. */
function filePlace(line: string): Place {
  const [, path, number] = FILE.exec(line) ?? ["", ""];
  return placeOf(path, number);
}

function readSyntaxError(
  lines: readonly string[],
  at: number,
): Finding | undefined {
  if (!/^\s*File "[^"]+", line \d+$/.test(lines[at])) return;
  for (let last = at + 1; last < at + LONGEST_SYNTAX; last++) {
    const message = (lines[last] ?? "").trim();
    if (!SYNTAX.test(message)) continue;
    return {
      kind: "compile",
      ...filePlace(lines[at]),
      severity: "error",
      message,
      first: at,
      last,
    };
  }
}
