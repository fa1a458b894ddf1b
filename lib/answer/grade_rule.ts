import type { Verdict } from "./grade.ts";

/** A string rule of the answer check, as a reader of a grade wants to know it. */
export interface GradeRule {
  /** Its name in `GradeReason.rule`. */
  readonly name: string;
  /** What it looks at, and what it says then. */
  readonly sees: string;
  /** An answer that it decides, where PEX has replaced copper, whether it is cut off, and the verdict. */
  readonly example: {
    readonly answer: string;
    readonly cut?: boolean;
    readonly verdict: Verdict;
  };
}
