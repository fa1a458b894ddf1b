import { asciiDigits } from "./ascii_digits.ts";
import { dateSpans } from "./date_spans.ts";

const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/g;
const KEY =
  /["'`]?([\p{L}_](?:[\p{L}\p{N}_-]{0,60}[\p{L}_])?)["'`]?\s?[:=]\s?(?=[-$€£¥]?\d)/gu;
const UNIT =
  "%|[kmgt]i?b|[mnµμ]?s|sec|min|h|[kmg]?hz|[kcmµμ]?m|[km]?g|[km]?w|kwh|px|fps|°c|°f";
const SPACED_UNIT = new RegExp(`(\\d) (?=(?:${UNIT})(?![\\p{L}\\p{N}]))`, "gu");

/**
 * The text in a form in which values that differ in spelling only are equal: for comparing, not for reading.
 *
 * Case, Unicode forms (NFKC), quotation marks, dashes and white space are levelled. `41,250` is `41250`, `77 %` is `77%`,
 * `40 €` is `€40`, `port: 1883` is `port 1883`. Dates become one form each, so that `12 March` stands in `March 12, 2024`
 * and not the other way round. A decimal comma stays, and so do times and `3/4/2024`, which may be one of two days.
 *
 * @param text Any text.
 *
 * @example Two spellings of one day and number
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(foldText("41,250 rows on March 12"), foldText("41250 ROWS on 12 March"));
 * ```
 */
export function foldText(text: string): string {
  const composed = text.replace(RAISED, (digit) => `^${digit}`)
    .normalize("NFKC");
  return foldDates(asciiDigits(composed)).toLowerCase()
    .replace(/[\u00ad\u200b\ufeff]/g, "")
    .replace(/[‘’‚‛′]/g, "'").replace(/[“”„‟″«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s\u0085]+/g, " ")
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]*\d)/g, withoutCommas)
    .replace(/(?<![\d.,'])\d{1,3}(?:'\d{3})+(?![\d'])/g, withoutCommas)
    .replace(KEY, "$1 ")
    .replace(/([€£¥]) (?=\d)/g, "$1")
    .replace(/(?<![\d.,€£¥$])(\d+(?:[.,]\d+)?) ?([€£])(?! ?\d)/g, "$2$1")
    .replace(SPACED_UNIT, "$1");
}

function withoutCommas(number: string): string {
  return number.replace(/[,']/g, "");
}

/** Each date whose day is known, between characters that stand in no text. */
function foldDates(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, year, month, day } of dateSpans(text)) {
    if (month === undefined || day === undefined) continue;
    const years = year === undefined ? "" : `\ue000${year}`;
    pieces.push(text.slice(done, start), `${years}\ue000${month}-${day}\ue001`);
    done = end;
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(done);
}
