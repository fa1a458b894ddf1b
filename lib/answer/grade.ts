/**
 * What an answer is worth: `pass`, `fail`, `unclear` (quoted, asked, both values without a relation, or cut off), or
 * `no_answer`.
 */
export type Verdict = "pass" | "fail" | "unclear" | "no_answer";

/** Which rule spoke, and about which words. */
export interface GradeReason {
  /** The decision's id; absent where the rule is about the answer as a whole. */
  readonly decision?: string;
  /** Name of a rule in `GRADE_RULES`. */
  readonly rule: string;
  /** The clause that the rule saw, at most 200 characters; "" where there is none. */
  readonly text: string;
}

/** The verdict on one answer, with its reasons. */
export interface Grade {
  /** What the answer is worth. */
  readonly verdict: Verdict;
  /** Ids of current decisions that the answer does not name, or puts aside. */
  readonly missing: readonly string[];
  /** Ids of replaced decisions that the answer presents as current. */
  readonly revived: readonly string[];
  /** One reason for each decision, in the order given; a last one for a cut or blank answer. */
  readonly why: readonly GradeReason[];
}
