import { isTimeWord } from "../is_time_word.ts";
import { STOP_WORDS } from "../lists/stop_words.ts";

/** A word that a unit is told by. */
export interface Term {
  /** In lower case, without a final 's. */
  readonly key: string;
  /** Whether it tells one thing from others of its kind: a time word, a name, a number, a piece of code. */
  readonly specific: boolean;
  /** Whether it is a pair of characters, each of which is in two pairs. */
  readonly isPair: boolean;
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
/** The same for texts of ASCII letters, several times faster. */
const PLAIN_TERM = /[A-Za-z0-9_]+(?:[.:/\\@,\-'’][A-Za-z0-9_]+)*/g;
const IS_WIDE = new RegExp(`^[${WIDE}]`, "v");
const IS_PLAIN = /^[\p{ASCII}’“”‘–—…]*$/u;
const CODE = /[/\\_@]|\p{Ll}\p{Lu}|[^\d]\.[^\d]|\d\.\p{L}/u;
const SENTENCE_END = /[:.!?…]["'“”‘’)*_]*\s+["'“”‘’(*_]*$/;

/** What a word is wherever it stands. */
interface Word {
  readonly key: string;
  readonly isStop: boolean;
  readonly isNumber: boolean;
  readonly isCode: boolean;
  readonly mayBeTime: boolean;
  readonly mayBeName: boolean;
  readonly hasLetter: boolean;
}

/** Words that were read before, for reading the next text faster. */
export type KnownWords = Map<string, Word>;

/**
 * The terms of a unit, in order, repetitions included; stop words and single letters are left out.
 *
 * A word is letters, digits and `_`, joined by single marks (`src/a.ts`, `10:30`, `eu-west-1`). Chinese, Japanese,
 * Korean and Thai text gives pairs of neighbouring characters. A name is told by its capital, so not at the start of a
 * sentence, in German every noun is one, and in Chinese and Japanese only what stands in quotation marks.
 *
 * @param text The unit's text.
 * @param known Words that were read before; this text's are added to them.
 *
 * @example What is rare about a sentence
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const terms = termsOf("Then I met Rosa at 10:30.");
 * assertEquals(terms.map(({ key, specific }) => [key, specific]), [["met", false], ["rosa", true], ["10:30", true]]);
 * ```
 */
export function termsOf(
  text: string,
  known: KnownWords = new Map(),
): readonly Term[] {
  const terms: Term[] = [];
  const isPlain = IS_PLAIN.test(text);
  const quoted = quotedSpans(text);
  let span = 0;
  let before = "";
  const shape = isPlain ? PLAIN_TERM : TERM;
  shape.lastIndex = 0;
  for (let at = shape.exec(text); at !== null; at = shape.exec(text)) {
    const { 0: said, index } = at;
    while (span < quoted.length && quoted[span].end <= index) span++;
    const isQuoted = span < quoted.length && quoted[span].start < index;
    if (!isPlain && IS_WIDE.test(said)) {
      addPairs(terms, said, isQuoted, known);
      before = said;
      continue;
    }
    if (before !== "" && startsSentence(text, index)) before = "";
    const word = known.get(said) ?? readWord(said, known);
    const term = termOf(said, word, before, isQuoted);
    if (term !== undefined) terms.push(term);
    if (before !== "" || word.hasLetter) before = said;
  }
  return terms;
}

function readWord(text: string, known: KnownWords): Word {
  const key = text.toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
  const word = {
    key,
    isStop: STOP_WORDS.has(key),
    isNumber: /\p{N}/u.test(text),
    isCode: CODE.test(text),
    mayBeTime: isTimeWord(text, "in") || isTimeWord(text, "9"),
    mayBeName: /^\p{Lu}/u.test(text) && /\p{L}.*\p{L}/u.test(text),
    hasLetter: /\p{L}/u.test(text),
  };
  known.set(text, word);
  return word;
}

/** The term of one word, if it is one; `before` is "" for the first word of a sentence. */
function termOf(
  text: string,
  { key, isStop, isNumber, isCode, mayBeTime, mayBeName }: Word,
  before: string,
  isQuoted: boolean,
): Term | undefined {
  const isTime = mayBeTime && isTimeWord(text, before);
  const isName = mayBeName && !isStop && before !== "";
  const specific = isNumber || isTime || isName || isQuoted || isCode;
  if (!specific && (isStop || key.length < 2)) return undefined;
  return { key, specific, isPair: false, isTime, isName, isNumber };
}

function startsSentence(text: string, index: number): boolean {
  // One word after another with a space between is the rule.
  const last = text.charCodeAt(index - 2) | 32;
  if (last >= 97 && last <= 122) return false;
  return SENTENCE_END.test(text.slice(Math.max(0, index - 6), index));
}

function addPairs(
  terms: Term[],
  run: string,
  isQuoted: boolean,
  known: KnownWords,
): void {
  const letters = [...run];
  const last = Math.max(1, letters.length - 1);
  for (let index = 0; index < last; index++) {
    const key = letters[index] + (letters[index + 1] ?? "");
    const { isStop, mayBeTime } = known.get(key) ?? readWord(key, known);
    if (isStop) continue;
    const isTime = mayBeTime && isTimeWord(key, "");
    terms.push({
      key,
      specific: isTime || isQuoted,
      isPair: true,
      isTime,
      isName: false,
      isNumber: false,
    });
  }
}

/** Where code in backticks and names in Chinese and Japanese quotation marks stand, in order; what is not closed is none. */
function quotedSpans(
  text: string,
): readonly { readonly start: number; readonly end: number }[] {
  if (!/[`「『《]/.test(text)) return [];
  // A mark that is not closed takes the rest of its line, so that no later one looks through it again.
  return [...text.matchAll(
    /`[^`\n]+`|[「『《][^」』》\n]+(?<closed>[」』》])?/g,
  )].flatMap(({ 0: span, index, groups }) =>
    span.startsWith("`") || groups?.closed !== undefined
      ? [{ start: index, end: index + span.length }]
      : []
  );
}
