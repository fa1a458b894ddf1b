import type { AnswerClause } from "../reading/answer_clause.ts";
import type { GradeRule } from "../grade_rule.ts";
import type { Mention } from "../reading/value_finder.ts";

/** What a rule says of a value: it is put `aside`, the words take no side (`silent`), or it `stands` all the same. */
export type Standing = "aside" | "silent" | "stands";

/** A rule's word on one value of a clause. */
export interface Mark {
  /** Index of the value among the clause's tokens. */
  readonly at: number;
  /** What the rule says of it. */
  readonly standing: Standing;
}

/** Whether two values belong to one chain of replacements. */
export type Related = (a: Mention, b: Mention) => boolean;

/** A rule about the values of one clause. */
export interface AnswerRule extends GradeRule {
  /** Its word on the values of a clause; none on those that it does not see. */
  readonly mark: (clause: AnswerClause, related: Related) => readonly Mark[];
}
