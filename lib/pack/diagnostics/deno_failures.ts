import type { Finding } from "./diagnostic.ts";
import { readJavaScriptError } from "./javascript_stack.ts";
import { messageOf, type Place, placeOf } from "./place.ts";

const ERRORS = /^\s*ERRORS\s*$/;
const FAILURES = /^\s*FAILURES\s*$/;
const RESULT = /^(?:ok|FAILED) \| \d/;
const TEST = /^(\S.*) => (\S+):(\d+):(\d+)$/;
const UNCAUGHT = /^(\S.*) \(uncaught error\)$/;
const ERROR = /^error: (?:\(in promise\) )?(.*)$/;
const CAUSE = /^Caused by: /;

/** The failing tests of `deno test`, each with its assertion; by name alone where the log has only the list of them. */
export function readDenoFailures(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  let known: readonly Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (FAILURES.test(lines[at])) {
      at = readList(lines, at + 1, findings, known);
      known = [];
    } else if (ERRORS.test(lines[at])) {
      const before = findings.length;
      at = readSection(lines, at + 1, findings);
      known = findings.slice(before);
    }
  }
  return findings;
}

/** Reads the tests between the two headings, or to the result where the second is missing; returns the index of the last line it has looked at. */
function readSection(
  lines: readonly string[],
  start: number,
  findings: Finding[],
): number {
  let end = start;
  let opened: number | undefined;
  const close = () => {
    if (opened !== undefined) findings.push(readTest(lines, opened, end));
  };
  for (; end < lines.length; end++) {
    if (FAILURES.test(lines[end]) || RESULT.test(lines[end])) break;
    if (!isTest(lines, end)) continue;
    close();
    opened = end;
  }
  close();
  return end - 1;
}

function isTest(lines: readonly string[], at: number): boolean {
  return ERROR.test(lines[at + 1] ?? "") &&
    (TEST.test(lines[at]) || UNCAUGHT.test(lines[at]));
}

function readTest(
  lines: readonly string[],
  start: number,
  limit: number,
): Finding {
  const test = TEST.exec(lines[start]);
  const file = test?.[2] ?? UNCAUGHT.exec(lines[start])?.[1] ?? "";
  const words = ERROR.exec(lines[start + 1])?.[1] ?? "";
  const error = readJavaScriptError(lines, start + 1, limit);
  const message = error?.message ?? messageOf(lines, start + 1, limit);
  let last = error ? error.end - 1 : lastLine(lines, start + 1, limit);
  while (CAUSE.test(lines[last + 1] ?? "")) {
    const cause = readJavaScriptError(lines, last + 1, limit);
    if (cause === undefined) break;
    last = cause.end - 1;
  }
  return {
    kind: "test",
    ...(ownPlace(error?.places ?? [], file) ??
      placeOf(file, test?.[3], test?.[4])),
    severity: "error",
    ...(test ? { test: test[1] } : {}),
    message: words + message.slice(lines[start + 1].length),
    first: start,
    last,
  };
}

/** The innermost frame in the test's own file. */
function ownPlace(places: readonly Place[], file: string): Place | undefined {
  const tail = file.replace(/^\.\//, "/").replaceAll("\\", "/");
  return places.find(({ path }) => path.replaceAll("\\", "/").endsWith(tail));
}

function lastLine(
  lines: readonly string[],
  start: number,
  limit: number,
): number {
  let last = limit - 1;
  while (last > start && lines[last].trim() === "") last--;
  return last;
}

/** Adds the tests of the closing list that are not known from above it; returns the index of its last line. */
function readList(
  lines: readonly string[],
  start: number,
  findings: Finding[],
  known: readonly Finding[],
): number {
  const names = new Set(known.map(({ test }) => test));
  let at = start;
  for (; at < lines.length; at++) {
    if (lines[at] === "") continue;
    const test = TEST.exec(lines[at]);
    if (!test && !UNCAUGHT.test(lines[at])) break;
    if (!test || names.has(test[1])) continue;
    findings.push({
      kind: "test",
      ...placeOf(test[2], test[3], test[4]),
      severity: "error",
      test: test[1],
      message: lines[at],
      first: at,
      last: at,
    });
  }
  return at - 1;
}
