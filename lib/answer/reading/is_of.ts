import type { AnswerToken } from "./answer_clause.ts";
import type { WordKind } from "./answer_words.ts";

/** Whether there is a token, and it is a word of one of these kinds. */
export function isOf(
  token: AnswerToken | undefined,
  ...kinds: readonly WordKind[]
): boolean {
  return token !== undefined && kinds.some((kind) => token.kinds.has(kind));
}
