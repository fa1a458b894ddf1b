import { seenText } from "../../text/seen_text.ts";
import type { SecretFinder } from "../../text/secrets/secret_span.ts";
import { cleanFailure } from "../facts/clean_failure.ts";
import { type Redactor, redactor } from "../facts/redactor.ts";
import { numberLines } from "../numbered_line.ts";
import type { FailingTest } from "../test_report.ts";
import type { PackInputs } from "./pack_inputs.ts";
import type { PlannedFile } from "./pack_plan.ts";

/** What takes secrets out while a pack is planned. */
export interface PlanRedaction {
  /** For paths and labels. */
  readonly names: Redactor;
  /** Further rules. */
  readonly finders: readonly SecretFinder[];
}

/**
 * The failing tests of all reports, and what was read; of a report everything else is left out.
 *
 * @param inputs What was read.
 * @param redaction What takes secrets out.
 */
export function planReports(
  { reports = [] }: PackInputs,
  { names, finders }: PlanRedaction,
): {
  readonly tests: readonly FailingTest[];
  readonly files: readonly PlannedFile[];
} {
  const read = reports.map(({ report, ...file }) => {
    const own = redactor(finders);
    let escapes = 0;
    const clean = (text: string) => {
      const seen = seenText(text);
      escapes += seen.escapes;
      return own.clean(seen.text);
    };
    const path = names.clean(file.path);
    const tests = report.failing.map((test) => ({
      ...cleanFailure(test, { ...own, clean }),
      source: path,
    }));
    const planned: PlannedFile = {
      path,
      role: "report",
      bytes: file.bytes,
      sha256: file.sha256,
      lines: {
        read: numberLines(file.text).length,
        facts: coveredLines(report.failing),
      },
      tests: {
        tests: report.tests,
        failing: report.failing.length,
        skipped: report.skipped,
      },
      unseen: { escapes, states: 0 },
      redactions: own.redactions(),
      warnings: file.warnings ?? [],
      cleanText: "",
    };
    return { tests, planned };
  });
  return {
    tests: read.flatMap(({ tests }) => tests),
    files: read.map(({ planned }) => planned),
  };
}

function coveredLines(tests: readonly FailingTest[]): number {
  const lines = new Set<number>();
  for (const { firstLine, lastLine } of tests) {
    for (let line = firstLine; line <= lastLine; line++) lines.add(line);
  }
  return lines.size;
}
