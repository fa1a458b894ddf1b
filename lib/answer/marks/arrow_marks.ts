import type { AnswerClause } from "../reading/answer_clause.ts";
import { isOf } from "../reading/is_of.ts";
import type { Mark, Related } from "./answer_rule.ts";
import { reach } from "./reach.ts";

/** The first of two related values with an arrow between them: "copper → PEX". */
export function arrowMarks(
  { tokens }: AnswerClause,
  related: Related,
): readonly Mark[] {
  return tokens.flatMap((token, index): Mark[] => {
    if (!isOf(token, "arrow")) return [];
    const from = reach(tokens, index, -1);
    const to = reach(tokens, index, 1);
    if (from === undefined || to === undefined) return [];
    return related(tokens[from.at].mention!, tokens[to.at].mention!)
      ? [{ at: from.at, standing: "aside" }]
      : [];
  });
}
