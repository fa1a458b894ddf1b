import { CAPITAL_TIME_WORDS, TIME_WORDS } from "./lists/time_words.ts";

/**
 * Whether a word says when: a day, a month, `ago`, `next` and the like.
 *
 * `May`, `Sat` and others that are plain words too need a capital letter and a word before them; `am` a number. It does
 * not read dates in digits.
 *
 * @param word One word as it stands in the sentence; a final `'s` is left aside.
 * @param before The word before it; "" at the start of a sentence.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([isTimeWord("May", "in"), isTimeWord("May", ""), isTimeWord("may", "you")], [true, false, false]);
 * ```
 */
export function isTimeWord(word: string, before: string): boolean {
  const plain = word.replace(/['’]s$/, "");
  const lower = plain.toLowerCase();
  if (TIME_WORDS.has(lower)) return true;
  if (lower === "am") return /\d$/.test(before);
  return before !== "" && plain !== lower && CAPITAL_TIME_WORDS.has(lower);
}
