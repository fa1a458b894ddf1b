const HEAD = /[ \t]{0,8}[|>][+-]?\d?[ \t]{0,8}\r?\n/y;
const BLANK = /^[ \t\r]*$/;

/**
 * The lines of a YAML block (`|` or `>`) that starts behind a name; undefined where none does.
 *
 * They are those that are indented further than the name's line, with the blank ones between them.
 *
 * @param text Any text.
 * @param nameAt Where the name starts.
 * @param at Offset after its colon.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(blockScalar("a: |\n  tin\n  roof\nb: 1", 0, 2), { start: 7, end: 17 });
 * ```
 */
export function blockScalar(
  text: string,
  nameAt: number,
  at: number,
): { readonly start: number; readonly end: number } | undefined {
  HEAD.lastIndex = at;
  if (!HEAD.test(text)) return undefined;
  const first = HEAD.lastIndex;
  const lineStart = text.lastIndexOf("\n", nameAt - 1) + 1;
  const indent = indentOf(
    text.slice(lineStart, Math.min(nameAt, lineStart + 80)),
  );
  let end = first;
  for (let line = first; line < text.length;) {
    const found = text.indexOf("\n", line);
    const lineEnd = found < 0 ? text.length : found;
    const isBlank = BLANK.test(text.slice(line, Math.min(lineEnd, line + 200)));
    if (!isBlank && indentOf(text.slice(line, line + 80)) <= indent) break;
    if (!isBlank) end = text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
    line = lineEnd + 1;
  }
  const start = first + indentOf(text.slice(first, first + 80));
  const isSecret = end > start &&
    !/^\[REDACTED:[\w-]+\]\s*$/.test(text.slice(start, end).slice(0, 200));
  return isSecret ? { start, end } : undefined;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)![0].length;
}
