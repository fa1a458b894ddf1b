import type {
  CompressionBackend,
  CompressionOptions,
} from "./compression_backend.ts";
import { longestFitting } from "./longest_fitting.ts";
import {
  checkSupportingContext,
  type SupportingContext,
} from "./supporting_context.ts";

const CUT_MARK = "…";
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The backend that keeps the first lines, as many whole ones as fit the target.
 *
 * Where not even the first line fits, it is cut between two characters as a reader sees them, with `…` at the cut. What
 * was left out is noted, not marked in the text. Preserve terms are not looked at.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "one\ntwo\nthree\n" });
 * const options = {
 *   targetTokens: 8,
 *   countText: (text: string) => text.length,
 *   preserve: [],
 *   signal: new AbortController().signal,
 * };
 * assertEquals(await truncateBackend.compress(context, options), "one\ntwo");
 * ```
 */
export const truncateBackend: CompressionBackend = {
  name: "truncate",
  compress: (context, options) =>
    new Promise((resolve) => {
      checkSupportingContext(context);
      resolve(truncated(context, options));
    }),
};

function truncated(
  { text, lines }: SupportingContext,
  options: CompressionOptions,
): string {
  const { targetTokens, countText, fitText, note } = options;
  const fits = (part: string) => countText(part) <= targetTokens;
  if (fits(text) || lines.length === 0) return text;
  const ends = lineEnds(text);
  const fitting = (length: number) => fits(text.slice(0, ends[length - 1]));
  const count = fitText === undefined
    ? longestFitting(ends.length, fitting)
    : lastFitting(ends, fitText(text, targetTokens).length, fitting);
  if (count > 0) {
    const left = lines.length - count;
    if (left > 0) {
      note?.(
        `${left} of ${lines.length} lines left out after L${
          lines[count - 1].number
        }`,
      );
    }
    return text.slice(0, ends[count - 1]);
  }
  const line = text.slice(0, ends[0]);
  note?.(`L${lines[0].number} cut, ${lines.length - 1} more lines left out`);
  return fitText === undefined
    ? cutLine(line, fits)
    : cutBefore(line, fitText(line, targetTokens).length, fits);
}

/** Where each line ends, without its line break. */
function lineEnds(text: string): readonly number[] {
  const ends = [...text.matchAll(/\r?\n/g)].map(({ index }) => index);
  return text.endsWith("\n") ? ends : [...ends, text.length];
}

/** How many lines fit of those that end at a place or before. */
function lastFitting(
  ends: readonly number[],
  place: number,
  fits: (length: number) => boolean,
): number {
  let length = ends.findLastIndex((end) => end <= place) + 1;
  while (length > 0 && !fits(length)) length--;
  return length;
}

/** The line up to a place or a little before, so that the mark fits too. */
function cutBefore(
  line: string,
  place: number,
  fits: (part: string) => boolean,
): string {
  const segments = graphemes.segment(line);
  let end = place;
  while (end > 0 && !fits(line.slice(0, end) + CUT_MARK)) {
    end = segments.containing(end - 1)!.index;
  }
  if (end > 0) return line.slice(0, end) + CUT_MARK;
  return fits(CUT_MARK) ? CUT_MARK : "";
}

function cutLine(line: string, fits: (part: string) => boolean): string {
  let reach = Math.min(64, line.length);
  while (reach < line.length && fits(line.slice(0, reach))) reach *= 2;
  const ends = [...graphemes.segment(line.slice(0, reach))]
    .map(({ index, segment }) => index + segment.length);
  // Where the slice ended, a character may have gone on, and half a pair may stand alone.
  if (reach < line.length) ends.splice(-2);
  const count = longestFitting(
    ends.length,
    (length) => fits(line.slice(0, ends[length - 1]) + CUT_MARK),
  );
  if (count > 0) return line.slice(0, ends[count - 1]) + CUT_MARK;
  return fits(CUT_MARK) ? CUT_MARK : "";
}
