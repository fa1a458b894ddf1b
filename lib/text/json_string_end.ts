const BACKSLASH = 92;

/**
 * Index behind the quotation mark that ends a JSON string; the text's length where none does.
 *
 * @param text The text.
 * @param start Index of the quotation mark that starts the string.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(jsonStringEnd('["a\\"b", 1]', 1), 7);
 * ```
 */
export function jsonStringEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((at - before) % 2 === 0) return at + 1;
  }
}
