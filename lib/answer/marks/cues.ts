import type { AnswerToken } from "../reading/answer_clause.ts";
import type { WordKind } from "../reading/answer_words.ts";
import type { Cue, Look } from "./cue_marks.ts";
import { reach } from "./reach.ts";
import { isOf } from "../reading/is_of.ts";

const BEFORE: Look = { step: -1 };
const SUBJECT: Look = { step: -1, passAnd: true };
const AFTER: Look = { step: 1 };
const AFTER_CLOSE: Look = { step: 1, closeOnly: true };
const BEFORE_BREAK: Look = { step: -1, breaks: 1 };
const AFTER_BREAK: Look = { step: 1, breaks: 1 };
const AFTER_BREAKS: Look = { step: 1, breaks: 2 };

/**
 * Where the words of each kind look for the value that they put aside.
 *
 * A verb looks after itself ("dropped copper"), and before itself where an auxiliary makes the value its subject
 * ("copper was dropped") or nothing is found after it ("copper: dropped"). Kinds that a current value can stand beside
 * and still be current ("the start was 02:15") take replaced values only.
 *
 * @example "rather than" looks after itself only
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(ANSWER_CUES.instead.looks([], 0).map(({ step }) => step), [1]);
 * ```
 */
export const ANSWER_CUES = {
  not: { ...cue("not", notLooks), sparesRanges: true },
  noLonger: cue("no longer", verbLooks, true),
  gone: cue("gone", () => [SUBJECT, AFTER_BREAK, BEFORE_BREAK]),
  drop: cue(
    "drop",
    (tokens, at) =>
      verbLooks(tokens, at).map((look) => ({
        ...look,
        passAgents: look.step < 0,
      })),
  ),
  instead: cue("instead", () => [AFTER_BREAK]),
  over: cue("over", () => replaced(AFTER)),
  replacedBy: cue("replaced by", () => [BEFORE_BREAK]),
  changedTo: cue("changed to", () => replaced(BEFORE)),
  old: cue("old", () => [AFTER_BREAKS, BEFORE_BREAK], true),
  earlier: cue("earlier", () => replaced(AFTER_BREAKS, BEFORE_BREAK)),
  past: cue("past", pastLooks),
  cross: cue(
    "cross",
    (tokens, at) => tokens[at - 1]?.type === "value" ? [BEFORE] : [AFTER_BREAK],
  ),
} satisfies Record<string, Cue>;

function cue(kind: WordKind, looks: Cue["looks"], endsPhrase = false): Cue {
  return { kind, looks, endsPhrase };
}

function replaced(...looks: readonly Look[]): readonly Look[] {
  return looks.map((look) => ({ ...look, replacedOnly: true }));
}

/** Before a verb stands its subject where the word right before it, adverbs aside, is an auxiliary, or it holds one. */
function hasSubject(tokens: readonly AnswerToken[], at: number): boolean {
  if (isOf(tokens[at], "auxiliary")) return true;
  let before = at - 1;
  while (at - before < 3 && isOf(tokens[before], "adverb")) before--;
  return isOf(tokens[before], "auxiliary");
}

function verbLooks(
  tokens: readonly AnswerToken[],
  at: number,
): readonly Look[] {
  return hasSubject(tokens, at) && !isOf(tokens[at - 1], "perfect")
    ? [SUBJECT, AFTER_BREAK, BEFORE_BREAK]
    : [AFTER_BREAK, BEFORE_BREAK];
}

function notLooks(tokens: readonly AnswerToken[], at: number): readonly Look[] {
  if (hasSubject(tokens, at)) {
    return [AFTER_CLOSE, ...replaced(BEFORE), AFTER];
  }
  const next = tokens[at + 1];
  return next === undefined || (next.type !== "word" && next.type !== "value")
    ? replaced(BEFORE)
    : [AFTER];
}

/** "Copper was chosen" puts nothing aside. */
function pastLooks(
  tokens: readonly AnswerToken[],
  at: number,
): readonly Look[] {
  const isAdopted = tokens.slice(at + 1, at + 4).some((token) =>
    isOf(token, "adopted")
  );
  if (isAdopted) return [];
  return reach(tokens, at, -1)
    ? replaced(BEFORE, AFTER_CLOSE)
    : replaced(AFTER, BEFORE_BREAK);
}
