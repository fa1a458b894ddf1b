const HEAD = /[ \t]{0,8}[|>][+-]?\d?[ \t]{0,8}\r?\n/y;
const LONGEST_LEAD = 200;
const BLANK = /^[ \t\r]*$/;

/**
 * The lines of a YAML block (`|` or `>`) that starts behind a name; undefined where none does.
 *
 * They are those that are indented further than the name, with the blank ones between them; a log's prefix may stand before
 * each of them.
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
  const lead = text.slice(lineStart, nameAt);
  if (lead.length > LONGEST_LEAD) return undefined;
  let end = first;
  for (let line = first; line < text.length;) {
    const found = text.indexOf("\n", line);
    const lineEnd = found < 0 ? text.length : found;
    const head = text.slice(line, Math.min(lineEnd, line + LONGEST_LEAD + 80));
    const isBlank = BLANK.test(head.slice(lead.length));
    if (!isBlank && !isDeeper(head, lead)) break;
    if (!isBlank) end = text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
    line = lineEnd + 1;
  }
  const start = first + lead.length +
    /^[ \t]*/.exec(
      text.slice(first + lead.length, first + lead.length + 80),
    )![0]
      .length;
  const isSecret = end > start &&
    !/^\[REDACTED:[\w-]+\]\s*$/.test(text.slice(start, end).slice(0, 200));
  return isSecret ? { start, end } : undefined;
}

/** A line goes on where blanks follow the name's indentation, or whatever a log wrote in its place. */
function isDeeper(line: string, lead: string): boolean {
  const isIndent = BLANK.test(lead);
  return /[ \t]/.test(line[lead.length] ?? "") &&
    (!isIndent || BLANK.test(line.slice(0, lead.length)));
}
