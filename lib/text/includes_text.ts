import { textFinder } from "./text_finder.ts";

/**
 * Whether the needle stands in the haystack, letter for letter, line breaks aside.
 *
 * In both, a run of white space that holds a line break equals one space. Everything else is exact: case, other white
 * space, entities. It does not look for whole words, so "5 m" is found in "5 mm".
 *
 * @throws {RangeError} If the needle is empty: it would be found everywhere.
 *
 * @example A statement that was wrapped is still the same statement
 * ```ts
 * import { assert } from "@std/assert";
 * assert(includesText("- The oven must\n  stay at 190 C.", "must stay at 190 C"));
 * ```
 */
export function includesText(haystack: string, needle: string): boolean {
  return textFinder(haystack)(needle);
}
