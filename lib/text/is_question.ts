/**
 * Whether a sentence asks, by its last mark; marks of closing quotation aside.
 *
 * A question without a mark is none, and nor is one that a statement follows.
 *
 * @param text A sentence.
 *
 * @example A mark that is quoted counts
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(['Shall we?"', "We shall."].map(isQuestion), [true, false]);
 * ```
 */
export function isQuestion(text: string): boolean {
  return /[?？؟]["'”’)*_\s]*(?:->->.*)?$/.test(text);
}
