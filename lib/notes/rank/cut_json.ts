import type { Span } from "./cut_long.ts";

/** JSON that is nested deeper is cut no further. */
const DEPTHS = 4;

/**
 * The span in pieces, cut between the keys and the records of its JSON: the outermost first, and inner ones only in a
 * piece of over `maxChars`.
 *
 * So records stay whole where they may. No string is cut, and no list of numbers or words: one of them says nothing. What
 * does not start with a brace or a bracket stays whole.
 *
 * @param text Any text.
 * @param span A line of it.
 * @param maxChars What a piece may have before its inner commas are looked at.
 *
 * @example A record stays whole, a longer one does not
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = '[{"id":1},{"id":22222,"to":"B, C"}]';
 * const spans = cutAtKeys(text, { start: 0, end: text.length }, 12);
 * assertEquals(spans.map(({ start, end }) => text.slice(start, end)), [
 *   '[{"id":1},',
 *   '{"id":22222,',
 *   '"to":"B, C"}]',
 * ]);
 * ```
 */
export function cutAtKeys(
  text: string,
  span: Span,
  maxChars: number,
): readonly Span[] {
  if (span.end - span.start <= maxChars) return [span];
  if (!/^\s*[[{]/.test(text.slice(span.start, span.start + 8))) return [span];
  let spans: readonly Span[] = [span];
  for (const cuts of cutsByDepth(text, span)) {
    spans = cutLonger(spans, cuts, maxChars);
  }
  return spans;
}

/** Offsets behind the commas between keys and between records, for each depth from the outermost on. */
function cutsByDepth(
  text: string,
  { start, end }: Span,
): readonly (readonly number[])[] {
  const cuts: number[][] = Array.from({ length: DEPTHS }, () => []);
  const open: boolean[] = [];
  let inString = false;
  for (let at = start; at < end; at++) {
    const mark = text[at];
    if (inString && mark === "\\") at++;
    else if (mark === '"') inString = !inString;
    else if (inString) continue;
    else if (mark === "{" || mark === "[") open.push(mark === "{");
    else if (mark === "}" || mark === "]") open.pop();
    else if (mark === "," && (open.at(-1) || opensRecord(text, at + 1))) {
      cuts[open.length - 1]?.push(at + 1);
    }
  }
  return cuts;
}

function opensRecord(text: string, at: number): boolean {
  return text[text[at] === " " ? at + 1 : at] === "{";
}

/** The spans, those over `maxChars` cut at the offsets in them. */
function cutLonger(
  spans: readonly Span[],
  cuts: readonly number[],
  maxChars: number,
): readonly Span[] {
  const pieces: Span[] = [];
  let next = 0;
  for (const { start, end } of spans) {
    let from = start;
    while (next < cuts.length && cuts[next] <= start) next++;
    for (; next < cuts.length && cuts[next] < end; next++) {
      if (end - start <= maxChars) continue;
      pieces.push({ start: from, end: cuts[next] });
      from = cuts[next];
    }
    pieces.push({ start: from, end });
  }
  return pieces;
}
