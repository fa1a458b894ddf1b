import type { Finding } from "./diagnostic.ts";
import { readPytestFailure, readUntitledFailures } from "./pytest_failure.ts";
import { readPytestSummary, summaryEnd } from "./pytest_summary.ts";

const SECTION = /^=+ (\S.*?) =+$/;
const TITLE = /^_+ (?!_)(\S.*?) _+$/;

/**
 * The failing tests of pytest, each with what it raised, in every style of traceback.
 *
 * A line of the short summary counts where no failure above it says the same.
 */
export function readPytest(lines: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  let titles: string[] = [];
  let messages: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const section = SECTION.exec(lines[at])?.[1];
    if (section === "ERRORS" || section === "FAILURES") {
      const end = sectionEnd(lines, at + 1);
      for (const finding of readSection(lines, at + 1, end, titles)) {
        findings.push(finding);
        if (finding.test === undefined) messages.push(finding.message);
      }
      at = end - 1;
    } else if (section === "short test summary info") {
      const end = summaryEnd(lines, at + 1);
      const said = { titles, messages };
      for (const finding of readPytestSummary(lines, at + 1, end, said)) {
        findings.push(finding);
      }
      at = end - 1;
      titles = [];
      messages = [];
    }
  }
  return findings;
}

function sectionEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && !SECTION.test(lines[end])) end++;
  return end;
}

/** The failures of a section; their titles are added to `titles`, in the words of the summary. */
function readSection(
  lines: readonly string[],
  start: number,
  end: number,
  titles: string[],
): readonly Finding[] {
  const starts: number[] = [];
  for (let at = start; at < end; at++) {
    const title = TITLE.exec(lines[at])?.[1];
    if (title === undefined) continue;
    starts.push(at);
    titles.push(title.replace(/^ERROR (?:at \w+ of|collecting) /, ""));
  }
  return [
    ...readUntitledFailures(lines, start, starts[0] ?? end),
    ...starts.map((at, index) =>
      readPytestFailure(
        lines,
        at,
        starts[index + 1] ?? end,
        TITLE.exec(lines[at])?.[1] ?? "",
      )
    ),
  ];
}
