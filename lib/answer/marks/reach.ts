import type { AnswerToken } from "../reading/answer_clause.ts";
import type { WordKind } from "../reading/answer_words.ts";
import { isOf } from "../reading/is_of.ts";

/** A value that a word reaches. */
export interface Reached {
  /** Index of the value among the tokens. */
  readonly at: number;
  /** Whether nothing but articles, auxiliaries, words of use, one colon or bracket stands between. */
  readonly close: boolean;
  /** Whether a comma, colon, bracket or dash stands between. */
  readonly crossed: boolean;
}

/** How far a word reaches. */
export interface ReachLimits {
  /** Colons, brackets and dashes that it sees across; default 0. */
  readonly breaks?: number;
  /** Whether values that are marked as taking the place ("durch PEX") are passed over; default false. */
  readonly passAgents?: boolean;
  /** Whether an "and" right before the word, bridges aside, is passed over: "is slow and not used"; default false. */
  readonly passAnd?: boolean;
}

const MOST_WORDS = 12;
const STOPS: readonly WordKind[] = [
  ...["not", "no longer", "gone", "drop", "instead", "over"] as const,
  ...["replaced by", "changed to", "old", "earlier", "cross"] as const,
  "undo",
];
/** What may stand between a word and a value that it is close to. */
export const BRIDGES: readonly WordKind[] = [
  ...["carrier", "auxiliary", "adverb", "agent", "agent after"] as const,
];

/**
 * The first value after (`step` 1) or before (`step` -1) a word, if the word reaches that far.
 *
 * A comma, the end of a bracket, another word that the rules act on and twelve words end the reach. Backwards, where
 * breaks may be crossed, so may one comma with the value right before it and only bridges after it: "copper, which was
 * replaced".
 *
 * @param from Index of the word.
 */
export function reach(
  tokens: readonly AnswerToken[],
  from: number,
  step: 1 | -1,
  { breaks = 0, passAgents = false, passAnd = false }: ReachLimits = {},
): Reached | undefined {
  const leaves = step > 0 ? "close" : "open";
  const enters = step > 0 ? "open" : "close";
  let breaksLeft = breaks;
  let words = 0;
  let depth = 0;
  let close = true;
  for (let i = from + step; i >= 0 && i < tokens.length; i += step) {
    const token = tokens[i];
    const { type } = token;
    if (type === "value") {
      if (passAgents && isAgent(tokens, i)) continue;
      return { at: i, close, crossed: breaksLeft < breaks };
    }
    if (type === "comma") {
      const isSeen = step < 0 && breaksLeft > 0 && close &&
        tokens[i - 1]?.type === "value";
      return isSeen ? { at: i - 1, close: false, crossed: true } : undefined;
    }
    if (type === leaves && depth > 0) depth--;
    else if (type === "word") {
      if (stops(token, passAnd && close) || words === MOST_WORDS) return;
      close &&= isOf(token, ...BRIDGES);
      words++;
    } else {
      if (breaksLeft === 0 || (type === "close" && step > 0)) return;
      breaksLeft--;
      if (type === enters) depth++;
      close &&= (type === "colon" || type === "open") &&
        breaks - breaksLeft < 2;
    }
  }
}

function stops(word: AnswerToken, passAnd: boolean): boolean {
  if (isOf(word, "stop")) return !(passAnd && isOf(word, "join"));
  return isOf(word, ...STOPS);
}

function isAgent(tokens: readonly AnswerToken[], at: number): boolean {
  return isOf(tokens[at - 1], "agent") || isOf(tokens[at + 1], "agent after");
}
