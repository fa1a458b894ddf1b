/** What stands between quotation marks, without them. */
export interface QuotedSpan {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const CLOSERS: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "‹": "›",
  "›": "‹",
  "「": "」",
  "『": "』",
  "‘": "’",
  '"': '"',
  "'": "'",
};
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * The quotations of a text, outermost first, in order; a mark that is never closed quotes nothing.
 *
 * An apostrophe inside a word and an inch mark after a number are no quotation marks.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "You don't say 'copper or PEX?' twice.";
 * assertEquals(quotedSpans(text).map(({ start, end }) => text.slice(start, end)), ["copper or PEX?"]);
 * ```
 */
export function quotedSpans(text: string): readonly QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  const unclosed = new Set<string>();
  for (let i = 0; i < text.length; i++) {
    const closers = CLOSERS[text[i]];
    if (closers === undefined || unclosed.has(text[i])) continue;
    if (!opens(text, i)) continue;
    const end = closeAfter(text, i, closers);
    if (end < 0) unclosed.add(text[i]);
    else {
      spans.push({ start: i + 1, end });
      i = end;
    }
  }
  return spans;
}

function opens(text: string, index: number): boolean {
  if (!/["'»›‘]/.test(text[index])) return true;
  return !LETTER.test(text[index - 1] ?? "") &&
    !/[\s,.;:!?]/.test(text[index + 1] ?? " ");
}

function closeAfter(text: string, open: number, closers: string): number {
  for (let i = open + 1; i < text.length; i++) {
    if (closers.includes(text[i]) && closes(text, i)) return i;
  }
  return -1;
}

function closes(text: string, index: number): boolean {
  if (!/["'’]/.test(text[index])) return true;
  return !/\s/.test(text[index - 1]) && !LETTER.test(text[index + 1] ?? "");
}
