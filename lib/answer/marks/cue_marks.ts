import type { AnswerToken } from "../reading/answer_clause.ts";
import type { Mark } from "./answer_rule.ts";
import type { WordKind } from "../reading/answer_words.ts";
import { isOf } from "../reading/is_of.ts";
import { BRIDGES, reach, type Reached, type ReachLimits } from "./reach.ts";

/** One direction in which a word looks for its value. */
export interface Look extends ReachLimits {
  /** 1: after the word, -1: before it. */
  readonly step: 1 | -1;
  /** Whether only a replaced value is taken; default false. */
  readonly replacedOnly?: boolean;
  /** Whether a value that the word is not close to counts as not found; default false. */
  readonly closeOnly?: boolean;
}

/** How the words of one kind put values aside. */
export interface Cue {
  /** The kind of word. */
  readonly kind: WordKind;
  /** Where the word at this index looks, in this order, until a value takes it. */
  readonly looks: (
    tokens: readonly AnswerToken[],
    at: number,
  ) => readonly Look[];
  /** Whether a current value that starts a range ("never 22:00–06:00") is left alone; default false. */
  readonly sparesRanges?: boolean;
  /** Whether a current value before the word is taken only if bridges alone follow the word; default false. */
  readonly endsPhrase?: boolean;
}

/**
 * The values that words of this kind put aside.
 *
 * A replaced value is taken wherever the word reaches it. A current one is taken only where the word is close to it:
 * "never page between 22:00 and 06:00" denies nothing, "never use 22:00" does. A value that is found after the word and
 * not taken ends the search, unless a break was crossed. Values joined to the taken one go with it.
 */
export function cueMarks(
  tokens: readonly AnswerToken[],
  cue: Cue,
): readonly Mark[] {
  const marks: Mark[] = [];
  tokens.forEach((token, index) => {
    if (!isOf(token, cue.kind)) return;
    for (const look of cue.looks(tokens, index)) {
      const reached = reach(tokens, index, look.step, look);
      if (!reached || (look.closeOnly && !reached.close)) continue;
      if (takes(tokens, index, cue, look, reached)) {
        for (const at of groupOf(tokens, reached.at, look.step)) {
          marks.push({ at, standing: "aside" });
        }
        return;
      }
      if (look.step > 0 && !reached.crossed) return;
    }
  });
  return marks;
}

function takes(
  tokens: readonly AnswerToken[],
  from: number,
  { endsPhrase = false, sparesRanges = false }: Cue,
  { step, replacedOnly = false }: Look,
  { at, close, crossed }: Reached,
): boolean {
  if (!isCurrent(tokens[at])) return true;
  if (replacedOnly || !close) return false;
  if (step > 0) return !(sparesRanges && tokens[at].range);
  return !isOf(tokens[at - 1], "preposition") &&
    (!(endsPhrase || crossed) || bridgesFollow(tokens, from));
}

function isCurrent(token: AnswerToken): boolean {
  return token.mention!.decisions[0].current;
}

function bridgesFollow(tokens: readonly AnswerToken[], from: number): boolean {
  for (let i = from + 1; i < tokens.length; i++) {
    if (tokens[i].type === "value") return false;
    if (tokens[i].type !== "word") return true;
    if (isOf(tokens[i], "stop")) return true;
    if (!isOf(tokens[i], ...BRIDGES)) return false;
  }
  return true;
}

/** The value and those that a list joins to it ("copper, lead or zinc"), as long as they stand alike. */
function groupOf(
  tokens: readonly AnswerToken[],
  at: number,
  step: 1 | -1,
): readonly number[] {
  const current = isCurrent(tokens[at]);
  const group = [at];
  for (let i = at;;) {
    let next = i + step;
    while (isLink(tokens[next], current)) next += step;
    const value = tokens[next];
    if (next === i + step || value?.type !== "value") return group;
    if (isCurrent(value) !== current) return group;
    const byComma = tokens[next - step].type === "comma";
    if (byComma && !endsItem(tokens[next + step])) return group;
    group.push(next);
    i = next;
  }
}

function isLink(token: AnswerToken | undefined, current: boolean): boolean {
  return isOf(token, "join") || (token?.type === "comma" && !current);
}

function endsItem(token: AnswerToken | undefined): boolean {
  return token === undefined || token.type !== "word" || isOf(token, "join");
}
