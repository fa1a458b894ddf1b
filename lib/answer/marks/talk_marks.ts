import type { AnswerClause, AnswerToken } from "../reading/answer_clause.ts";
import { isOf } from "../reading/is_of.ts";
import type { Mark } from "./answer_rule.ts";

/** The current values that are only talked about: "PEX was discussed", "we considered PEX". */
export function talkMarks({ tokens }: AnswerClause): readonly Mark[] {
  return tokens.flatMap(({ mention }, at): Mark[] =>
    mention?.decisions[0].current && isTalkedOf(tokens, at)
      ? [{ at, standing: "silent" }]
      : []
  );
}

function isTalkedOf(tokens: readonly AnswerToken[], at: number): boolean {
  if (isOf(tokens[at - 1], "talk of")) return true;
  let next = at + 1;
  while (
    next < at + 4 &&
    isOf(tokens[next], "auxiliary", "adverb", "agent", "past")
  ) next++;
  return isOf(tokens[next], "talk");
}
