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
  let [start, end] = [first, first];
  for (let line = first; line < text.length;) {
    const found = text.indexOf("\n", line);
    const lineEnd = found < 0 ? text.length : found;
    const head = text.slice(line, Math.min(lineEnd, line + LONGEST_LEAD + 80));
    const content = contentStart(head, lead);
    if (content === undefined) break;
    if (content < head.length) {
      if (end === first) start = line + content;
      end = text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd;
    }
    line = lineEnd + 1;
  }
  const isSecret = end > start &&
    !/^\[REDACTED:[\w-]+\]\s*$/.test(text.slice(start, end).slice(0, 200));
  return isSecret ? { start, end } : undefined;
}

/**
 * Where the words of a line of the block start; its end for a blank one, undefined for a line that is none of it.
 *
 * What stands before the name is its indentation, or what a log writes before each line; before the first line something
 * more may stand, so an end of it is enough, and as many characters are, where a log writes the time.
 */
function contentStart(line: string, lead: string): number | undefined {
  if (BLANK.test(line.slice(lead.length))) return line.length;
  const isIndent = BLANK.test(lead);
  const most = isIndent ? 0 : lead.length;
  for (let cut = 0; cut <= most; cut++) {
    const prefix = lead.slice(cut);
    const blanks = blanksOf(line.slice(prefix.length));
    if (blanks > 0 && line.startsWith(prefix)) return prefix.length + blanks;
  }
  const blanks = blanksOf(line.slice(lead.length));
  return !isIndent && blanks > 0 ? lead.length + blanks : undefined;
}

function blanksOf(line: string): number {
  return /^[ \t]*/.exec(line)![0].length;
}
