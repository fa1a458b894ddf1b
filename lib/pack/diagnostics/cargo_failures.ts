import type { Finding } from "./diagnostic.ts";
import { messageOf, placeOf } from "./place.ts";

const OUTPUT = /^---- (\S.*?) (?:stdout|stderr) ----$/;
const LIST = /^failures:$/;
const PANIC = /^thread '[^']*' (?:\(\d+\) )?panicked at (.+):(\d+):(\d+):$/;
const MESSAGE_END = /^(?:stack backtrace:|note: )/;
const WRONG_PANIC =
  /^note: (?:panic did not contain expected string|test did not panic as expected(?: at (.+):(\d+):(\d+))?)$/;

/** The failing tests of `cargo test`, and panics of Rust programs. */
export function readCargoFailures(
  lines: readonly string[],
): readonly Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = OUTPUT.exec(lines[at])?.[1];
    const finding = name === undefined
      ? readPanic(lines, at, blankAfter(lines, at))
      : readTest(lines, at, name);
    if (finding === undefined) continue;
    findings.push(finding);
    at = finding.last;
  }
  return findings;
}

function blankAfter(lines: readonly string[], at: number): number {
  if (!PANIC.test(lines[at])) return at;
  let end = at + 1;
  while (end < lines.length && lines[end].trim() !== "") end++;
  return end;
}

function readPanic(
  lines: readonly string[],
  at: number,
  limit: number,
  test?: string,
): Finding | undefined {
  const panic = PANIC.exec(lines[at]);
  if (!panic) return;
  let end = at + 1;
  while (end < limit && !MESSAGE_END.test(lines[end])) end++;
  while (end > at + 1 && lines[end - 1].trim() === "") end--;
  return {
    kind: test === undefined ? "crash" : "test",
    ...placeOf(panic[1], panic[2], panic[3]),
    severity: "error",
    ...(test === undefined ? {} : { test }),
    message: messageOf(lines, at + 1, end),
    first: at,
    last: end - 1,
  };
}

/** The output of one failing test: its panic, or all of it where there is none or the panic is the wrong one. */
function readTest(
  lines: readonly string[],
  start: number,
  test: string,
): Finding | undefined {
  let limit = start + 1;
  let panic: number | undefined;
  let wrong: number | undefined;
  for (; limit < lines.length; limit++) {
    const line = lines[limit];
    if (OUTPUT.test(line) || LIST.test(line)) break;
    if (PANIC.test(line)) panic ??= limit;
    if (WRONG_PANIC.test(line)) wrong ??= limit;
  }
  const found = panic === undefined
    ? undefined
    : readPanic(lines, panic, limit, test);
  if (found && wrong === undefined) return found;
  while (lines[limit - 1].trim() === "") limit--;
  const first = wrong ?? start + 1;
  if (first >= limit) return;
  const place = WRONG_PANIC.exec(lines[first]);
  return {
    kind: "test",
    ...(place?.[1] ? placeOf(place[1], place[2], place[3]) : {}),
    ...(found
      ? { path: found.path, line: found.line, column: found.column }
      : {}),
    severity: "error",
    test,
    message: messageOf(lines, first, limit),
    first,
    last: limit - 1,
  };
}
