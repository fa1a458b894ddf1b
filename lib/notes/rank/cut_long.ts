/** Offsets into a text, from the first character to after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The span in pieces, cut behind semicolons, each piece as long as it can be within `maxChars`.
 *
 * What holds no semicolon stays whole: half a sentence is no note.
 */
export function cutAtSemicolons(
  text: string,
  { start, end }: Span,
  maxChars: number,
): readonly Span[] {
  const spans: Span[] = [];
  const said = text.slice(start, end);
  let from = 0;
  let last = 0;
  for (
    let at = said.indexOf(";");
    at >= 0 && said.length - from > maxChars;
    at = said.indexOf(";", at + 1)
  ) {
    if (at + 1 - from > maxChars && last > from) {
      spans.push({ start: start + from, end: start + last });
      from = last;
    }
    last = at + 1;
  }
  if (said.length - from > maxChars && last > from) {
    spans.push({ start: start + from, end: start + last });
    from = last;
  }
  if (from < said.length) spans.push({ start: start + from, end });
  return spans;
}

/** The span in pieces of at most `maxChars`; no character of two halves is cut. */
export function cutAtLength(
  text: string,
  { start, end }: Span,
  maxChars: number,
): readonly Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > maxChars) {
    const to = from + maxChars;
    const cut = /[\ud800-\udbff]/.test(text[to - 1]) ? to - 1 : to;
    spans.push({ start: from, end: cut });
    from = cut;
  }
  if (from < end) spans.push({ start: from, end });
  return spans;
}
