import type { Finding } from "./diagnostic.ts";
import { placeOf } from "./place.ts";

const SUMMARY = /^(?:FAILED|ERROR) (\S.*)$/;
const END = /^(?:\d+ \w|!|=|$)/;

/** Index after the last line of the short summary that starts at `start`. */
export function summaryEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && !END.test(lines[end])) end++;
  return end;
}

/**
 * The failures of the short summary that no failure above it is.
 *
 * @param lines Visible lines.
 * @param start Index of its first line.
 * @param end Index after its last line, from `summaryEnd`.
 * @param said The tests and files that failures above have as titles, and the messages of those without a title.
 */
export function readPytestSummary(
  lines: readonly string[],
  start: number,
  end: number,
  said: { titles: readonly string[]; messages: readonly string[] },
): readonly Finding[] {
  const findings: Finding[] = [];
  const titles = countOf(said.titles);
  const starts = countOf(said.messages.map(startOf));
  for (let at = start; at < end; at++) {
    const summary = SUMMARY.exec(lines[at])?.[1];
    if (summary === undefined) continue;
    const gap = summary.indexOf(" - ");
    const id = gap < 0 ? summary : summary.slice(0, gap);
    const reason = gap < 0 ? "" : summary.slice(gap + 3);
    const [path, ...parts] = id.split("::");
    if (takeOne(titles, parts.length === 0 ? path : parts.join("."))) continue;
    if (reason !== "" && takeOne(starts, startOf(reason))) continue;
    findings.push({
      kind: "test",
      ...placeOf(path),
      severity: "error",
      ...(parts.length === 0 ? {} : { test: parts.join("::") }),
      message: reason === "" ? lines[at] : reason,
      first: at,
      last: at,
    });
  }
  return findings;
}

/** The beginning by which a message and its shortened form in the summary are the same. */
function startOf(message: string): string {
  return message.split("\n", 1)[0].replace(/\.\.\.$/, "").slice(0, 20);
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function takeOne(counts: Map<string, number>, name: string): boolean {
  const count = counts.get(name) ?? 0;
  if (count > 0) counts.set(name, count - 1);
  return count > 0;
}
