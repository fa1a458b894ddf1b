import { type FactSpan, isAlone, isRound, matchSpans } from "./fact_span.ts";

const PERCENT =
  /\d{1,3}(?:[.,]\d{1,4})?(?:\s?[%％]|\s(?:percent|per cent|Prozent)\b)/g;

/** Where percentages stand; round ones (`50 %`, `100 %`), widths of a page and remainders (`10 % 3`) are none. */
export function percentageSpans(text: string): Iterable<FactSpan> {
  return matchSpans("percentage", text, PERCENT, (text, start, end) => {
    const after = text.slice(end, end + 3);
    return isAlone(text, start, end) && !isRound(text.slice(start, end)) &&
      !/^\s?[\d(;"'`{]|^\s?[a-z]\w?\b(?<=[^a-z][a-z])/.test(after);
  });
}
