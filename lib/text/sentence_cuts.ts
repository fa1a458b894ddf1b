import { isFalseCut } from "./is_false_cut.ts";
import { maskSpans } from "./mask_spans.ts";

// A semicolon ends a Greek question.
const TERMINAL = /[\p{Sentence_Terminal}\uff0e\u2024\ufe52;]/u;
const OPENER = /[\p{Ps}\p{Pi}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The offsets at which one sentence of a paragraph ends and the next one starts.
 *
 * Cuts are `Intl.Segmenter`'s without the false ones, and its white space stays with the sentence before it. Neither the
 * start nor the end of the text is among them, and it knows nothing of lists, tables or fences.
 *
 * @param text One paragraph; its line breaks count as spaces.
 * @param locale A BCP 47 tag for the segmenter.
 * @throws {RangeError} If the locale is not a well-formed tag.
 *
 * @example A version and an abbreviation are not cut
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(sentenceCuts("Pin v20.11.1, e.g. Alpine. Ask Dr. Ames.", "en"), [27]);
 * ```
 */
export function sentenceCuts(text: string, locale: string): readonly number[] {
  const segmenter = segmenterFor(locale);
  const firstMark = text.search(TERMINAL);
  if (firstMark < 0 || text.slice(firstMark + 1).trim() === "") return [];
  const masked = maskSpans(text);
  const cuts: number[] = [];
  let start = 0;
  for (const { index } of segmenter.segment(masked)) {
    const cut = beforeOpeners(text, start, index);
    if (cut <= start || isFalseCut(text, start, cut)) continue;
    cuts.push(cut);
    start = cut;
  }
  return cuts;
}

/** The segmenter leaves an opening bracket or quotation mark that follows 。 directly with the sentence before it. */
function beforeOpeners(text: string, start: number, cut: number): number {
  let at = cut;
  while (at > start && OPENER.test(text[at - 1])) at--;
  return at;
}

function segmenterFor(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}
