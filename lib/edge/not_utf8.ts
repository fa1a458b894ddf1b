/**
 * What is said of a byte that is no part of a whole character in UTF-8.
 *
 * @param byte Its number in its line, from 1.
 *
 * @example
 * ```ts
 * import { assertMatch } from "@std/assert";
 * assertMatch(notUtf8(3), /^byte 3 is not UTF-8/);
 * ```
 */
export function notUtf8(byte: number): string {
  return `byte ${byte} is not UTF-8, or half a character; save the whole file as UTF-8`;
}
