const WHITESPACE =
  "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";

/**
 * The text without white space at both ends, as Python's `str.strip` takes it away.
 *
 * It is not JavaScript's `trim`: U+001C to U+001F and U+0085 go, U+FEFF stays. Chat templates run in Python, so a count
 * that trims otherwise is off by a token.
 *
 * @example A byte order mark is no white space here
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(stripWhitespace("\x1f \ufeffhi\x85"), "\ufeffhi");
 * ```
 */
export function stripWhitespace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITESPACE.includes(text[start])) start++;
  while (end > start && WHITESPACE.includes(text[end - 1])) end--;
  return text.slice(start, end);
}
