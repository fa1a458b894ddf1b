import type { AnswerClause } from "../reading/answer_clause.ts";
import type { Mark } from "./answer_rule.ts";

/** The values of a question. */
export function askedMarks({ tokens, asked }: AnswerClause): readonly Mark[] {
  if (!asked) return [];
  return tokens.flatMap(({ type }, at): Mark[] =>
    type === "value" ? [{ at, standing: "silent" }] : []
  );
}
