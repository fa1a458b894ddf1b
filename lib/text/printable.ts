/**
 * The text as a terminal may show it: control characters and direction marks are `�`, line breaks and tabs spaces.
 *
 * It keeps hostile text from moving the cursor, colouring a report or turning its lines around; words stay as they are.
 *
 * @example An escape sequence has no effect
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(printable("a\x1b[2Jb\nc"), "a�[2Jb c");
 * ```
 */
export function printable(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r\x85\u2028\u2029]/g, " ")
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "�");
}
