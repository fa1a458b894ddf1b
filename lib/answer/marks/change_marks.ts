import type { AnswerClause, AnswerToken } from "../reading/answer_clause.ts";
import type { Mark, Related } from "./answer_rule.ts";
import { isOf } from "../reading/is_of.ts";
import { reach } from "./reach.ts";

/**
 * The values that a change leads away from, in a clause with a word of change.
 *
 * They are replaced values after "from" ("moved from copper"), and the first of two related values with "to" between
 * them ("change copper to PEX"), whichever of the two is current. "From 22:00 to 06:00" alone is no change.
 */
export function changeMarks(
  { tokens }: AnswerClause,
  related: Related,
): readonly Mark[] {
  if (!tokens.some((token) => isOf(token, "change"))) return [];
  return tokens.flatMap((token, at): Mark[] => {
    if (token.type !== "value") return [];
    const { current } = token.mention!.decisions[0];
    const isLeft = (isFrom(tokens, at) && !current) ||
      leadsTo(tokens, at, related);
    return isLeft ? [{ at, standing: "aside" }] : [];
  });
}

function isFrom(tokens: readonly AnswerToken[], at: number): boolean {
  if (isOf(tokens[at + 1], "from after")) return true;
  let before = at - 1;
  while (
    at - before < 4 && isOf(tokens[before], "carrier") &&
    !isOf(tokens[before], "from")
  ) before--;
  return isOf(tokens[before], "from");
}

function leadsTo(
  tokens: readonly AnswerToken[],
  at: number,
  related: Related,
): boolean {
  const next = reach(tokens, at, 1);
  if (next === undefined) return false;
  if (!related(tokens[at].mention!, tokens[next.at].mention!)) return false;
  return isOf(tokens[next.at + 1], "to after") ||
    tokens.slice(at + 1, next.at).some((token) => isOf(token, "to"));
}
