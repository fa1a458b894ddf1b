import type { Finding } from "./diagnostic.ts";
import { messageOf, type Place, placeOf } from "./place.ts";
import { readTraceback } from "./python.ts";

const RAISED = /^E(?: {2,}|$)/;
const CAPTURED = /^-+ Captured .* -+$/;
const TITLE = /^ERROR (?:at \w+ of (.+)|collecting (.+))$/;
const AFTER = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d+): (\S.*)$/;
const BEFORE = /^((?:[A-Za-z]:[\\/])?[^\s:<][^:]*):(\d+): in /;
const INSIDE = /^E +File "([^"]+)", line (\d+)$/;
const CODE = /^>/;
const FARTHEST_CODE = 20;

/**
 * The failure under a title line, `start`, of a section of pytest's output that ends before `limit`.
 *
 * Its lines go from the failing line of code, or its place, to the place of what was raised.
 *
 * @param lines Visible lines.
 * @param start Index of the title line.
 * @param limit Index after its last line.
 * @param title The title.
 */
export function readPytestFailure(
  lines: readonly string[],
  start: number,
  limit: number,
  title: string,
): Finding {
  const end = lines.slice(start, limit).findIndex((line) =>
    CAPTURED.test(line)
  );
  const stop = end < 0 ? limit : start + end;
  const [, fixtureTest, collected] = TITLE.exec(title) ?? [];
  const test = collected === undefined ? fixtureTest ?? title : undefined;
  const found = readRaised(lines, start + 1, stop) ??
    readNative(lines, start + 1, stop) ??
    { severity: "error", message: title, first: start, last: start };
  return {
    ...(collected === undefined ? {} : placeOf(collected)),
    ...found,
    kind: "test",
    ...(test === undefined ? {} : { test }),
  };
}

/** The failures of `--tb=line`, which have no titles: what was raised, then its place. */
export function readUntitledFailures(
  lines: readonly string[],
  start: number,
  limit: number,
): readonly Finding[] {
  const findings: Finding[] = [];
  let first: number | undefined;
  for (let at = start; at < limit; at++) {
    if (RAISED.test(lines[at])) first ??= at;
    const place = AFTER.exec(lines[at]);
    if (!place) continue;
    findings.push({
      kind: "test",
      ...placeOf(place[1], place[2]),
      severity: "error",
      message: first === undefined ? place[3] : raisedText(lines, first, at),
      first: first ?? at,
      last: at,
    });
    first = undefined;
  }
  return findings;
}

type Found = Omit<Finding, "kind">;

/** The last run of lines that start with `E`, with the code above it and the place below it. */
function readRaised(
  lines: readonly string[],
  start: number,
  stop: number,
): Found | undefined {
  let end = stop;
  while (end > start && !RAISED.test(lines[end - 1])) end--;
  if (end === start) return;
  let first = end - 1;
  while (first > start && RAISED.test(lines[first - 1])) first--;
  let after = end;
  while (after < stop && lines[after] === "") after++;
  const place = after < stop ? AFTER.exec(lines[after]) : null;
  const code = codeAbove(lines, start, first);
  const before = BEFORE.exec(lines[code] ?? "");
  const inside = lines.slice(first, end).map((line) => INSIDE.exec(line))
    .findLast((found) => found !== null);
  return {
    ...placeFrom(inside ?? place ?? before),
    severity: "error",
    message: raisedText(lines, first, end),
    first: code,
    last: place ? after : end - 1,
  };
}

function placeFrom(found: RegExpExecArray | null): Partial<Place> {
  return found ? placeOf(found[1], found[2]) : {};
}

/** Where the code that raised starts: at `>`, or at `a.py:3: in name`; `first` where neither is near. */
function codeAbove(
  lines: readonly string[],
  start: number,
  first: number,
): number {
  for (let at = first - 1; at >= Math.max(start, first - FARTHEST_CODE); at--) {
    if (lines[at] === "") break;
    if (CODE.test(lines[at]) || BEFORE.test(lines[at])) return at;
  }
  return first;
}

/** The lines without the `E` and without the indentation that all of them share. */
function raisedText(
  lines: readonly string[],
  first: number,
  end: number,
): string {
  const texts = lines.slice(first, end).map((line) => line.replace(/^E/, " "));
  const indents = texts.filter((text) => text.trim() !== "")
    .map((text) => text.search(/\S/));
  const shared = Math.min(...indents);
  return messageOf(texts.map((text) => text.slice(shared)), 0, texts.length);
}

/** A traceback as Python itself prints it, of `--tb=native`. */
function readNative(
  lines: readonly string[],
  start: number,
  stop: number,
): Found | undefined {
  let at = stop - 1;
  while (at >= start && !lines[at].startsWith("Traceback ")) at--;
  const found = at < start ? undefined : readTraceback(lines, at);
  if (found === undefined) return;
  const message = messageOf(lines, found.last, stop);
  return {
    ...found,
    message,
    last: found.last + message.split("\n").length - 1,
  };
}
