import { stopWords, timeWords } from "./local_words.ts";

/** A word that a unit is told by. */
export interface Term {
  /** In lower case, without a final 's. */
  readonly key: string;
  /** Whether it names one thing rather than a kind: a number, a name, a path, a day. */
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

/**
 * The terms of a unit, in order, repetitions included; stop words are left out.
 *
 * Chinese, Japanese, Korean and Thai text gives pairs of neighbouring characters.
 */
export function termsOf(text: string): readonly Term[] {
  const terms: Term[] = [];
  const ticks = text.includes("`") ? tickSpans(text) : [];
  let isFirst = true;
  for (const { 0: word, index } of text.matchAll(TERM)) {
    if (IS_WIDE.test(word)) {
      addPairs(terms, word);
      continue;
    }
    if (
      /[:.!?…]["'“”‘’)]*\s+\S?$/.test(text.slice(Math.max(0, index - 4), index))
    ) isFirst = true;
    const inTicks = ticks.some(([from, to]) => index > from && index < to);
    const term = termOf(word, isFirst, inTicks);
    if (/\p{L}/u.test(word)) isFirst = false;
    if (term !== undefined) terms.push(term);
  }
  return terms;
}

function termOf(
  word: string,
  isFirst: boolean,
  inTicks: boolean,
): Term | undefined {
  const key = word.toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
  const isStop = stopWords.has(key);
  const isNumber = /\p{N}/u.test(word);
  const isTime = timeWords.has(key);
  const isName = !isFirst && !isStop && /^\p{Lu}/u.test(word) &&
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
    const isTime = timeWords.has(key);
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
