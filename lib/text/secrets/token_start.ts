const ESCAPE_END =
  /(?:\\[nrtbfv0]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|%[0-9a-f]{2})$/i;
const LONGEST_ESCAPE = 6;

/**
 * Whether a word may start at this offset: no ASCII letter or digit stands before it.
 *
 * The last character of an escape counts as none: `\n` and `\u003d` in JSON, `%3D` in a URL. So `task-` holds no `sk-`, and a token behind `\n` is not hidden by the letter n.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([tokenStart("task-1", 2), tokenStart(String.raw`a\nsk-1`, 3)], [false, true]);
 * ```
 */
export function tokenStart(text: string, at: number): boolean {
  if (at === 0 || !/[A-Za-z0-9]/.test(text[at - 1])) return true;
  return ESCAPE_END.test(text.slice(Math.max(0, at - LONGEST_ESCAPE), at));
}
