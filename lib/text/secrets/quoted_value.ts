/** A quoted value: what stands between its quotation marks. */
export interface QuotedValue {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Offset after the closing mark. */
  readonly after: number;
}

const OPENING = /[ \t]{0,8}(?:[bBrRuUfF]{0,2})(\\{0,7})("""|'''|["'`])/y;
const CLOSING: Readonly<Record<string, RegExp>> = {
  '"': /["\n]/g,
  "'": /['\n]/g,
  "`": /[`\n]/g,
};

/**
 * The quoted value that starts at this offset, blanks before it aside; undefined where none does.
 *
 * It ends at the mark that closes it: one inside JSON inside a string (`\"`) is closed by a mark with as many
 * backslashes, or fewer. Three marks of Python start a value as one does. A value that is never closed ends with its line.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(quotedValue(`= 'tin roof' x`, 1), { start: 3, end: 11, after: 12 });
 * ```
 */
export function quotedValue(text: string, at: number): QuotedValue | undefined {
  OPENING.lastIndex = at;
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const start = OPENING.lastIndex;
  const depth = opening[1].length;
  const closing = CLOSING[opening[2][0]];
  closing.lastIndex = start;
  for (let found; (found = closing.exec(text)) !== null;) {
    if (found[0] === "\n") return unclosed(text, start, found.index);
    const backslashes = backslashesBefore(text, found.index, start);
    const closes = depth === 0 ? backslashes % 2 === 0 : backslashes <= depth;
    if (!closes) continue;
    const end = depth === 0 ? found.index : found.index - backslashes;
    return { start, end, after: found.index + 1 };
  }
  return unclosed(text, start, text.length);
}

function unclosed(text: string, start: number, lineEnd: number): QuotedValue {
  const end = text[lineEnd - 1] === "\r" && lineEnd > start
    ? lineEnd - 1
    : lineEnd;
  return { start, end, after: end };
}

function backslashesBefore(text: string, at: number, start: number): number {
  let first = at;
  while (first > start && text[first - 1] === "\\") first--;
  return at - first;
}
