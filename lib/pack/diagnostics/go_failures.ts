import type { Finding } from "./diagnostic.ts";
import { messageOf, placeOf } from "./place.ts";

const RUN = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
const RESULT = /^( *)--- (FAIL|PASS|SKIP): (\S+) \([\d.]+s\)$/;
const PACKAGE = /^(?:FAIL|PASS|ok|\?)(?:\s|$)/;
const ENTRY = /^( +)([^\s:]+\.go):(\d+): (.*)$/;

/** A test whose lines are being read: what it has logged, and its result once that is known. */
interface Test {
  readonly name: string;
  readonly entries: Finding[];
  result?: { readonly word: string; readonly at: number };
}

/**
 * The failing tests of `go test`, with and without `-v`: each of their log lines, or the result where they logged none.
 *
 * Go does not say which of a failing test's lines are errors, so all of them are given; lines of passing tests are not.
 */
export function readGoFailures(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  let tests = new Map<string, Test>();
  let current: Test | undefined;
  const finish = () => {
    for (const finding of failures([...tests.values()], lines)) {
      findings.push(finding);
    }
    tests = new Map();
    current = undefined;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const result = RESULT.exec(line);
    const name = result?.[3] ?? RUN.exec(line)?.[1];
    if (name !== undefined) {
      current = tests.get(name) ?? { name, entries: [] };
      tests.set(name, current);
      if (result) current.result = { word: result[2], at };
    } else if (PACKAGE.test(line)) {
      finish();
    } else if (current !== undefined) {
      const entry = readEntry(lines, at, current.name);
      if (entry === undefined) continue;
      current.entries.push(entry);
      at = entry.last;
    }
  }
  finish();
  return findings.sort((a, b) => a.first - b.first);
}

function readEntry(
  lines: readonly string[],
  at: number,
  test: string,
): Finding | undefined {
  const found = ENTRY.exec(lines[at]);
  if (!found) return;
  const indent = `${found[1]}    `;
  let end = at + 1;
  while (lines[end]?.startsWith(indent) && !RESULT.test(lines[end])) end++;
  while (end > at + 1 && lines[end - 1].trim() === "") end--;
  const rest = lines.slice(at + 1, end).map((line) =>
    line.slice(indent.length)
  );
  return {
    kind: "test",
    ...placeOf(found[2], found[3]),
    severity: "error",
    test,
    message: messageOf([found[4], ...rest], 0, end - at),
    first: at,
    last: end - 1,
  };
}

/** What the failing tests have logged; a test that logged nothing, and has no failing part, by its result alone. */
function failures(
  tests: readonly Test[],
  lines: readonly string[],
): readonly Finding[] {
  const failed = tests.filter(({ result }) => result?.word === "FAIL");
  const wholes = new Set(failed.flatMap(({ name }) => wholesOf(name)));
  return failed.flatMap(({ name, entries, result }) => {
    const at = result?.at ?? 0;
    const isSaid = entries.length > 0 || wholes.has(name) ||
      /^panic: /.test(lines[at + 1] ?? "");
    if (isSaid) return entries;
    const message = lines[at].trim();
    return [{
      kind: "test",
      severity: "error",
      test: name,
      message,
      first: at,
      last: at,
    }];
  });
}

/** The tests that a test is a part of: `A` and `A/b` for `A/b/c`. */
function wholesOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}
