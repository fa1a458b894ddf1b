import type { Grade } from "./grade.ts";

/** How many answers have each verdict, and how many of them differ. */
export interface GradeSummary {
  /** Answers that pass. */
  readonly pass: number;
  /** Answers that fail. */
  readonly fail: number;
  /** Answers that are not clear. */
  readonly unclear: number;
  /** Answers without words. */
  readonly noAnswer: number;
  /** How many different texts there are; five identical answers are one. */
  readonly differing: number;
}

/**
 * How many of the answers have each verdict, and how many different texts they are.
 *
 * It counts and measures nothing: ten answers of one model illustrate, they don't rate it.
 *
 * @example Two seeds, one text
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const grade = { verdict: "pass" as const, missing: [], revived: [], why: [] };
 * assertEquals(
 *   summariseGrades([{ answer: "PEX.", grade }, { answer: "PEX.", grade }]),
 *   { pass: 2, fail: 0, unclear: 0, noAnswer: 0, differing: 1 },
 * );
 * ```
 */
export function summariseGrades(
  graded: readonly { readonly answer: string; readonly grade: Grade }[],
): GradeSummary {
  const count = (verdict: Grade["verdict"]) =>
    graded.filter(({ grade }) => grade.verdict === verdict).length;
  return {
    pass: count("pass"),
    fail: count("fail"),
    unclear: count("unclear"),
    noAnswer: count("no_answer"),
    differing: new Set(graded.map(({ answer }) => answer)).size,
  };
}
