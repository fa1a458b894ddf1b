import { sentenceCuts } from "../../text/sentence_cuts.ts";
import { lineAround } from "./fact_span.ts";

const MOST_CHARS = 300;

/**
 * The sentence that holds a piece of a text: verbatim, within its line, without white space at its ends.
 *
 * Where it is longer than 300 characters it is as much around the piece, cut at spaces.
 *
 * @param text The source.
 * @param start Offset of the piece.
 * @param end Offset after it.
 */
export function sentenceAt(text: string, start: number, end: number): string {
  let [from, to] = lineAround(text, start);
  to = Math.max(to, end);
  const cuts = sentenceCuts(text.slice(from, to), "en")
    .map((cut) => cut + from);
  from = cuts.findLast((cut) => cut <= start) ?? from;
  to = cuts.find((cut) => cut >= end) ?? to;
  if (to - from > MOST_CHARS) {
    const spare = Math.max(0, MOST_CHARS - (end - start)) >> 1;
    from = spaceAfter(text, Math.max(from, start - spare), start);
    to = spaceBefore(text, end, Math.min(to, end + spare));
  }
  return text.slice(from, to).trim();
}

function spaceAfter(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space;
}

function spaceBefore(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s\S*$/);
  return space < 0 ? from : from + space;
}
