import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { NumberedLine } from "../numbered_line.ts";
import type { FailingTest } from "../test_report.ts";
import type { ExactItem } from "./exact_items.ts";

/** Where a fact stands. */
export interface FactPlace {
  /** The file, by its path from the root. */
  readonly source: string;
  /** First of its lines, from 1. */
  readonly firstLine: number;
  /** Last of its lines. */
  readonly lastLine: number;
}

/** A diagnostic, once for all the places where it stands word for word. */
export interface PackDiagnostic
  extends Omit<Diagnostic, "source" | "firstLine" | "lastLine" | "message"> {
  /** Its places, in the order of the logs. */
  readonly places: readonly FactPlace[];
}

/** The first and the last line of a log that say an error. */
export interface PackErrorLines {
  /** The log. */
  readonly source: string;
  /** The first. */
  readonly first: NumberedLine;
  /** The last; the same line where there is one. */
  readonly last: NumberedLine;
}

/** A failing test of a report; what a diagnostic of a log says word for word is not said again. */
export interface PackTest extends Omit<FailingTest, "message" | "text"> {
  /** What the report says in short; absent where its text says it. */
  readonly message?: string;
  /** What the report says in full; absent where it stands in a diagnostic. */
  readonly text?: string;
  /** The place of that diagnostic. */
  readonly textIn?: FactPlace;
}

/** What an agent must have word for word, without its secrets. */
export interface PackFacts {
  /** What was checked, as the caller calls it. */
  readonly check?: string;
  /** The exit code that the check ended with. */
  readonly exitCode?: number;
  /** What the tools report in the logs. */
  readonly diagnostics: readonly PackDiagnostic[];
  /** Of each log that says an error. */
  readonly errorLines: readonly PackErrorLines[];
  /** Failing tests of reports. */
  readonly tests: readonly PackTest[];
  /** Items that the caller's tools own. */
  readonly exact: readonly ExactItem[];
}

/**
 * The texts of all facts, for `withoutFacts`; blank ones are none.
 *
 * @param facts The facts.
 */
export function factTexts(
  { diagnostics, errorLines, tests, exact }: PackFacts,
): readonly { readonly text: string }[] {
  return [
    ...diagnostics,
    ...errorLines.flatMap(({ first, last }) => [first, last]),
    ...tests,
    ...exact,
  ].map(({ text = "" }) => ({ text: text.replace(/(?:\r?\n)+$/, "") }))
    .filter(({ text }) => text.trim() !== "");
}
