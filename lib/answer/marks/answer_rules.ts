import { arrowMarks } from "./arrow_marks.ts";
import { askedMarks } from "./asked_marks.ts";
import type { AnswerRule } from "./answer_rule.ts";
import { changeMarks } from "./change_marks.ts";
import { type Cue, cueMarks } from "./cue_marks.ts";
import { ANSWER_CUES as CUES } from "./cues.ts";
import { keptMarks } from "./kept_marks.ts";
import { quotedMarks } from "./quoted_marks.ts";
import { struckMarks } from "./struck_marks.ts";
import { talkMarks } from "./talk_marks.ts";
import { undoneMarks } from "./undone_marks.ts";
import type { Verdict } from "../grade.ts";

/**
 * The rules that read the values of a clause; of several that see a value the first one speaks. See `GRADE_RULES`.
 *
 * @example Each row decides its own example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { gradeAnswer } from "../grade_answer.ts";
 * const decisions = [
 *   { id: "old", values: ["copper"], current: false, replacedBy: "new" },
 *   { id: "new", values: ["PEX"], current: true },
 * ];
 * for (const { example: { answer, verdict } } of ANSWER_RULES) {
 *   assertEquals(gradeAnswer(answer, decisions).verdict, verdict, answer);
 * }
 * ```
 */
export const ANSWER_RULES: readonly AnswerRule[] = Object.freeze([
  row(
    "quotation",
    'A value on a line that starts with ">", between quotation marks with other words, or after "you ' +
      'asked:". It is neither named nor presented; marks around the value alone are emphasis.',
    "You asked: 'copper or PEX?'",
    "unclear",
    quotedMarks,
  ),
  row(
    "question",
    "A value in a sentence that ends in a question mark. It is neither named nor presented.",
    "Shall we use PEX?",
    "unclear",
    askedMarks,
  ),
  row(
    "not undone",
    "A replacement that is denied: what it would have left stands, what it would have led to is put aside.",
    "Copper was not replaced by PEX.",
    "fail",
    undoneMarks,
  ),
  row(
    "kept",
    'A replaced value after "keep", "back to", "still" and the like stands, whatever else is said of it.',
    "Keep the old copper.",
    "fail",
    keptMarks,
  ),
  row(
    "struck out",
    "A value between ~~ and ~~, or with a cross beside it.",
    "~~Copper~~ PEX",
    "pass",
    struckMarks,
  ),
  row(
    "arrow",
    "The first of two values of one chain with an arrow between them.",
    "Pipe: copper → PEX",
    "pass",
    arrowMarks,
  ),
  row(
    "change",
    'With a word of change in the clause: a replaced value after "from", and the first of two values of ' +
      'one chain with "to" between them.',
    "We moved from copper to PEX.",
    "pass",
    changeMarks,
  ),
  row(
    "replaced by",
    'The value before "replaced by", "in favour of" and the like.',
    "Copper, replaced by PEX",
    "pass",
    by(CUES.replacedBy),
  ),
  row(
    "changed to",
    'A replaced value before "changed to", "moved to" and the like.',
    "The copper pipe changed to something better: PEX.",
    "pass",
    by(CUES.changedTo),
  ),
  row(
    "instead of",
    'The value after "instead of", "rather than", "replaces" and the like.',
    "Use PEX rather than copper.",
    "pass",
    by(CUES.instead),
  ),
  row(
    "over",
    'A replaced value after "over", "unlike", "than", "stop" and the like.',
    "PEX is better than copper.",
    "pass",
    by(CUES.over),
  ),
  row(
    "dropped",
    'The value after a verb that ends something ("drop", "removed", "deprecated"), or before it where it ' +
      "is the subject or nothing follows.",
    "We dropped copper. It is PEX.",
    "pass",
    by(CUES.drop),
  ),
  row(
    "out of use",
    'The value before (or, with nothing before, after) "not used", "no longer valid", "is out" and the like.',
    "Copper is not in use, PEX is.",
    "pass",
    by(CUES.gone),
  ),
  row(
    "no longer",
    'The value after "no longer", or before it where it is the subject or nothing follows.',
    "We no longer use copper; it is PEX.",
    "pass",
    by(CUES.noLonger),
  ),
  row(
    "not",
    'The value after "not", "never", "no", "don\'t"; a replaced one before it where it is the subject, ' +
      'or "not" ends the phrase.',
    "Use copper, not PEX.",
    "fail",
    by(CUES.not),
  ),
  row(
    "old",
    'The value after "old", "former", "previously", also under such a label; or before it: "copper (old)".',
    "PEX. (Copper appears only in the old plan.)",
    "pass",
    by(CUES.old),
  ),
  row(
    "earlier",
    'A replaced value after or before "originally", "at first" and the like.',
    "PEX, originally copper",
    "pass",
    by(CUES.earlier),
  ),
  row(
    "was",
    'A replaced value before or after "was", "were", "had", "we used"; not in "was chosen", "was confirmed".',
    "Copper was the plan. PEX is.",
    "pass",
    by(CUES.past),
  ),
  row(
    "discussed",
    'A current value before "was discussed" and the like, or right after "discussed", is not named by that.',
    "PEX was discussed, but we use copper.",
    "fail",
    talkMarks,
  ),
]);

function row(
  name: string,
  sees: string,
  answer: string,
  verdict: Verdict,
  mark: AnswerRule["mark"],
): AnswerRule {
  return { name, sees, example: { answer, verdict }, mark };
}

function by(cue: Cue): AnswerRule["mark"] {
  return ({ tokens }) => cueMarks(tokens, cue);
}
