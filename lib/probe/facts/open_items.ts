import { isQuestion } from "../../text/is_question.ts";
import type { FactSpan } from "./fact_span.ts";

const OPEN =
  /\b(?:open questions?:|tbd\b|to be (?:decided|determined|confirmed)\b|still (?:need|have) to (?:decide|figure out|find out|confirm|clarify)\b|(?:unclear|undecided|not yet (?:sure|clear|decided)) (?:whether|if|which|how|what|why|where|when)\b|don['’]t know yet\b|needs? (?:a |your )?decision\b|(?:is|are|still|remains?) unresolved\b|remains? to be (?:decided|determined|confirmed)\b)/i;
const COURTESY =
  /\b(?:anything else|any (?:other|more|further) questions?|how can i (?:help|assist)|what else can i|help you with|would you like (?:any|more|to (?:explore|know|see|learn)))\b/i;
const UNDONE =
  /\b(?:(?:we|I|it|they|that|which|tests?|docs?) still (?:needs?|has|have) to (?!do for)|left to do\b|not (?:yet|been) (?:committed|implemented|tested|deployed|merged|fixed)\b|needs? to be (?:fixed|tested|updated|committed|added)\b)/i;
const MARKED = [
  /(?:^|\n)[^\S\n]*(?:[-*+] |\d{1,3}\. )?\[ \] ([^\n]{4,300})/g,
  /(?:\/\/|#|--|\/?\*|<!--|;|(?:^|\n)[-*]?)[^\S\n]{0,8}(?:TODO|FIXME)(?:\([^)\n]{1,40}\))?:? ([^\n]{8,300})/g,
];
const HEADING =
  /(?:^|\n)[^\S\n]*(?:#{1,4} |\*\*)?(?:remaining (?:tasks?|work|items?|steps?)|to-?dos?|still to do|left to do|pending(?: tasks?)?|open items?|action items?)(?: \([^)\n]{1,40}\))?:?(?:\*\*)?:?[^\S\n]*(?=\n)/gi;
const LEFT = /remaining|still|left|pending/i;
const ITEM =
  /^\n(?:[^\S\n]*\n)?[^\S\n]*(?:[-*+•]|\d{1,2}[.)])[^\S\n]+([^\n]{8,300})/;

/**
 * Whether a sentence leaves something open: `TBD`, `not sure whether`, or a question that nobody has answered.
 *
 * @param sentence A sentence of prose.
 * @param isLast Whether nothing has been said after its message.
 */
export function isOpenQuestion(sentence: string, isLast: boolean): boolean {
  if (isLast && isQuestion(sentence)) return !COURTESY.test(sentence);
  return OPEN.test(sentence);
}

/** Whether a sentence says that something is still to be done. */
export function isUndone(sentence: string): boolean {
  return !isQuestion(sentence) && UNDONE.test(sentence);
}

/**
 * Where to-do items stand: open boxes, `TODO …`, and the list below a heading such as `Remaining tasks:`.
 *
 * @param text Any text.
 * @param isPlan Whether `To-do` and `Action items` are plans too; what an assistant writes so is mostly advice.
 */
export function* todoSpans(text: string, isPlan: boolean): Generator<FactSpan> {
  for (const shape of MARKED) {
    for (const { 0: found, 1: item, index } of text.matchAll(shape)) {
      if (shape === MARKED[1] && !/^[\p{L}`]/u.test(item)) continue;
      const end = index + found.trimEnd().length;
      yield { kind: "todo", start: index + found.length - item.length, end };
    }
  }
  for (const { 0: found, index } of text.matchAll(HEADING)) {
    if (!isPlan && !LEFT.test(found)) continue;
    let at = index + found.length;
    for (let items = 0; items < 12; items++) {
      const item = ITEM.exec(text.slice(at, at + 400));
      if (item === null || /^\[x\]/i.test(item[1])) break;
      if (/:\**\s*$/.test(item[1])) break;
      const end = at + item[0].trimEnd().length;
      const start = at + item[0].length - item[1].length;
      yield {
        kind: "todo",
        start: start + (/^\[ \] /.test(item[1]) ? 4 : 0),
        end,
      };
      at += item[0].length;
    }
  }
}
