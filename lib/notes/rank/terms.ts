import { isTimeWord } from "../is_time_word.ts";
import { STOP_WORDS } from "../lists/stop_words.ts";

/** A word that a unit is told by. */
export interface Term {
  /** In lower case, without a final 's. */
  readonly key: string;
  /** Whether it tells one thing from others of its kind: a time word, a name, a number, a piece of code. */
  readonly specific: boolean;
  readonly isTime: boolean;
  readonly isName: boolean;
  readonly isNumber: boolean;
}

const WIDE = String
  .raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}`;
const LETTER = String.raw`[[\p{L}\p{M}\p{N}_]--[${WIDE}]]`;
const TERM = new RegExp(
  String
    .raw`[[${WIDE}]&&[\p{L}\p{M}\p{N}]]+|${LETTER}+(?:[.:\/\\@,\-'’]${LETTER}+)*`,
  "gv",
);
const IS_WIDE = new RegExp(`^[${WIDE}]`, "v");
const CODE = /[/\\_@]|\p{Ll}\p{Lu}|[^\d]\.[^\d]|\d\.\p{L}/u;
const SENTENCE_END = /[:.!?…]["'“”‘’)*_]*\s+["'“”‘’(*_]*$/;

/**
 * The terms of a unit, in order, repetitions included; stop words and single letters are left out.
 *
 * A word is letters, digits and `_`, joined by single marks (`src/a.ts`, `10:30`, `eu-west-1`). Chinese, Japanese,
 * Korean and Thai text gives pairs of neighbouring characters. A name is told by its capital, so not at the start of a
 * sentence; in German every noun is one.
 *
 * @example What is rare about a sentence
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const terms = termsOf("Then I met Rosa at 10:30.");
 * assertEquals(terms.map(({ key, specific }) => [key, specific]), [["met", false], ["rosa", true], ["10:30", true]]);
 * ```
 */
export function termsOf(text: string): readonly Term[] {
  const terms: Term[] = [];
  const ticks = text.includes("`") ? tickSpans(text) : [];
  let before = "";
  for (const { 0: word, index } of text.matchAll(TERM)) {
    if (IS_WIDE.test(word)) {
      addPairs(terms, word);
      continue;
    }
    if (SENTENCE_END.test(text.slice(Math.max(0, index - 6), index))) {
      before = "";
    }
    const inTicks = ticks.some(([from, to]) => index > from && index < to);
    const term = termOf(word, before, inTicks);
    if (term !== undefined) terms.push(term);
    if (before !== "" || /\p{L}/u.test(word)) before = word;
  }
  return terms;
}

/** The term of one word, if it is one; `before` is "" for the first word of a sentence. */
function termOf(
  word: string,
  before: string,
  inTicks: boolean,
): Term | undefined {
  const key = word.toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
  const isStop = STOP_WORDS.has(key);
  const isNumber = /\p{N}/u.test(word);
  const isTime = isTimeWord(word, before);
  const isName = before !== "" && !isStop && /^\p{Lu}/u.test(word) &&
    /\p{L}.*\p{L}/u.test(word);
  const specific = isNumber || isTime || isName || inTicks || CODE.test(word);
  if (!specific && (isStop || key.length < 2)) return undefined;
  return { key, specific, isTime, isName, isNumber };
}

function addPairs(terms: Term[], word: string): void {
  const letters = [...word];
  const last = Math.max(1, letters.length - 1);
  for (let index = 0; index < last; index++) {
    const key = letters[index] + (letters[index + 1] ?? "");
    if (STOP_WORDS.has(key)) continue;
    const isTime = isTimeWord(key, "");
    terms.push({
      key,
      specific: isTime,
      isTime,
      isName: false,
      isNumber: false,
    });
  }
}

function tickSpans(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(/`[^`\n]+`/g)].map(({ 0: span, index }) =>
    [index, index + span.length] as const
  );
}
