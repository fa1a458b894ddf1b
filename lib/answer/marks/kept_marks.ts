import type { AnswerClause, AnswerToken } from "../reading/answer_clause.ts";
import { isOf } from "../reading/is_of.ts";
import type { Mark } from "./answer_rule.ts";

const MOST_WORDS = 5;

/**
 * The replaced values that are kept: "keep the old copper", "back to copper".
 *
 * Nothing is kept after a denial ("do not keep copper", "stop keeping copper").
 */
export function keptMarks({ tokens }: AnswerClause): readonly Mark[] {
  return tokens.flatMap((token, index): Mark[] => {
    const at = isOf(token, "keep after")
      ? index - 1
      : isOf(token, "keep") && !isDenied(tokens, index)
      ? keptAfter(tokens, index)
      : undefined;
    const mention = at === undefined ? undefined : tokens[at]?.mention;
    return mention && !mention.decisions[0].current
      ? [{ at: at!, standing: "stands" }]
      : [];
  });
}

function isDenied(tokens: readonly AnswerToken[], keep: number): boolean {
  return tokens.slice(Math.max(0, keep - 3), keep).some((token) =>
    isOf(token, "not", "no longer", "drop", "instead")
  );
}

function keptAfter(
  tokens: readonly AnswerToken[],
  keep: number,
): number | undefined {
  for (let at = keep + 1; at <= keep + MOST_WORDS; at++) {
    if (tokens[at]?.type === "value") return at;
    if (!isOf(tokens[at], "carrier", "adverb", "old", "earlier")) return;
  }
}
