import type { AnswerClause, AnswerToken } from "../reading/answer_clause.ts";
import type { Mark } from "./answer_rule.ts";
import { isOf } from "../reading/is_of.ts";
import { reach } from "./reach.ts";

/**
 * The values around a replacement that is denied: what it would have left stands, what it would have led to does not.
 *
 * The denial comes right before the verb, auxiliaries and adverbs aside: "copper was not replaced by PEX", "do not drop
 * copper", "don't forget copper".
 */
export function undoneMarks({ tokens }: AnswerClause): readonly Mark[] {
  return tokens.flatMap((token, index): Mark[] => {
    if (!isOf(token, "not", "no longer")) return [];
    const verb = verbAfter(tokens, index);
    if (verb === undefined) return [];
    const before = reach(tokens, index, -1);
    const after = reach(tokens, verb, 1, { breaks: 1 });
    const marks: Mark[] = [];
    if (before) marks.push({ at: before.at, standing: "stands" });
    if (after) {
      const leads = isOf(tokens[verb], "replaced by", "changed to") ||
        tokens.slice(verb + 1, after.at).some((word) => isOf(word, "to"));
      marks.push({ at: after.at, standing: leads ? "aside" : "stands" });
    }
    return marks;
  });
}

function verbAfter(
  tokens: readonly AnswerToken[],
  denial: number,
): number | undefined {
  let verb = denial + 1;
  while (
    verb < denial + 4 &&
    isOf(tokens[verb], "auxiliary", "adverb", "to", "agent") &&
    !isOf(tokens[verb], "changed to")
  ) verb++;
  return isOf(
      tokens[verb],
      ...["drop", "replaced by", "changed to", "change", "undo"] as const,
      "instead",
    )
    ? verb
    : undefined;
}
