import { rows } from "../lists/rows.ts";
import { STOP_WORDS } from "../lists/stop_words.ts";

/** A word of a sentence. */
export interface Word {
  /** What it is compared by: lower case, without common endings. */
  readonly stem: string;
  /** Whether it says nothing by itself. */
  readonly stop: boolean;
  /** Whether it is written as a name: a capital that is not at the start. */
  readonly name: boolean;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

/** Words that say nothing of what a value is the value of, beside the common ones. */
const ALSO = rows(`
  again, further, now, still, yet, already, currently, recently, lately, soon, actually, basically, maybe, perhaps, almost
  about, approximately, roughly, nearly, next, last, first, new, latest, good, great, well, better, best, able, okay
  feel, like, use, used, uses, using, used, work, working, try, trying, tried, help, helped, give, given, provide, ensure
  figure, understand, wonder, wondering, worried, kinda, sorta, gonna, wanna, please, sure, bit, thanks, thank
  wanting, making, based, since, including, excluding, excl, plus, considering, not, during
`);
const STOP: ReadonlySet<string> = new Set([...STOP_WORDS, ...ALSO]);
const SHAPE = /[\p{L}][\p{L}\p{M}\p{N}]*(?:['’_.-][\p{L}\p{N}]+)*/gu;
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/**
 * The words of a sentence, in order; Chinese and Japanese as pairs of neighbouring characters.
 *
 * English endings are cut roughly: it tells whether two words are one, not what they mean.
 *
 * @example Two forms of a word
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(readWords("Studies, studying").map(({ stem }) => stem), ["study", "study"]);
 * ```
 */
export function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(SHAPE)) {
    if (WIDE.test(found)) addPairs(words, found, index);
    else {
      const lower = found.toLowerCase().replaceAll("’", "'");
      words.push({
        stem: stemOf(lower),
        stop: STOP.has(lower) || lower.length < 2,
        name: /^\p{Lu}/u.test(found) && index > 0 &&
          !/[.!?:]\s*$/.test(text.slice(Math.max(0, index - 3), index)),
        start: index,
        end: index + found.length,
      });
    }
  }
  return words;
}

function addPairs(words: Word[], run: string, at: number): void {
  for (let i = 0; i + 1 < run.length; i++) {
    const pair = run.slice(i, i + 2);
    const stop = /^\p{scx=Hira}+$/u.test(pair);
    words.push({
      stem: pair,
      stop,
      name: false,
      start: at + i,
      end: at + i + 2,
    });
  }
}

function stemOf(lower: string): string {
  let stem = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  if (stem.length < 4 || /[^ -~]/.test(stem)) return stem;
  if (stem.endsWith("s")) {
    stem = stem.replace(/ies$/, "y").replace(/(?<=ss|x|ch|sh)es$/, "")
      .replace(/(?<![su'i])s$/, "");
  }
  if (stem.endsWith("ing") || stem.endsWith("ed")) {
    stem = stem.replace(/ied$/, "y").replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
      .replace(/([b-df-hj-km-np-rtv-z])\1$/, "$1");
  }
  return stem.length > 3 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
}
