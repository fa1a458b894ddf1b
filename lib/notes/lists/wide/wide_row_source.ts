const SENTENCE_END = String.raw`(?=[\s。．.！!」』）)]*$)`;
const CLAUSE_START = String.raw`(?:^|[，、；：,;:]\s*)`;
const GAP = "[^。！？!?]{0,40}";

/**
 * The regular expression source of one row of a list whose language puts no spaces between words.
 *
 * A row stands for itself, anywhere in the text; `^` in front means the start of the sentence, `~` the start of a
 * clause, `$` behind its end, and `...` is up to 40 characters of it.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * const row = new RegExp(wideRowSource("用...结尾"));
 * assert(row.test("每封信用敬语结尾。") && !row.test("结尾用敬语。"));
 * ```
 */
export function wideRowSource(row: string): string {
  const [, start, words, end] = /^([\^~]?)(.*?)(\$?)$/.exec(row)!;
  const before = start === "~" ? CLAUSE_START : start;
  return before + words.replaceAll("...", GAP) + (end && SENTENCE_END);
}
