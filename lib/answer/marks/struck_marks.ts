import type { AnswerClause } from "../reading/answer_clause.ts";
import type { Mark } from "./answer_rule.ts";
import { cueMarks } from "./cue_marks.ts";
import { ANSWER_CUES } from "./cues.ts";

/** The values between ~~ and ~~, and those with a cross before or after them. */
export function struckMarks({ tokens }: AnswerClause): readonly Mark[] {
  const struck = tokens.flatMap(({ struck }, at): Mark[] =>
    struck ? [{ at, standing: "aside" }] : []
  );
  return [...struck, ...cueMarks(tokens, ANSWER_CUES.cross)];
}
