import type { AnswerClause, AnswerToken } from "../reading/answer_clause.ts";
import type { Mark } from "./answer_rule.ts";
import { isOf } from "../reading/is_of.ts";

/**
 * The values that the clause only quotes.
 *
 * They stand on a line that starts with `>`, between quotation marks with other words, between quotation marks after
 * "you said" and the like, or after "you asked" and a colon, or "whether" up to a colon. Quotation marks around the
 * value alone are emphasis.
 */
export function quotedMarks(
  { tokens, quoted }: AnswerClause,
): readonly Mark[] {
  const marks: Mark[] = [];
  let asked = false;
  let open: "colon" | "whether" | undefined;
  tokens.forEach((token, at) => {
    asked ||= isOf(token, "asked");
    if (asked && isOf(token, "whether")) open = "whether";
    if (asked && token.type === "colon") {
      asked = open !== "whether";
      open = asked ? "colon" : undefined;
    }
    if (token.type !== "value") return;
    const isQuoted = token.quoted === "speech" ||
      (token.quoted === "bare" && isSaid(tokens, at));
    if (quoted || isQuoted || open) marks.push({ at, standing: "silent" });
  });
  return marks;
}

/** Whether "you said" or the like stands right before, a word or colon aside. */
function isSaid(tokens: readonly AnswerToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  return before.some((token) => isOf(token, "said", "asked")) &&
    before.at(-1)!.type !== "comma";
}
