import { dateSpans } from "../../text/date_spans.ts";
import { type FactSpan, lineAround } from "./fact_span.ts";

/** Where dates stand; the time stamp that a line of a log starts with is none, nor is the date of a listed file. */
export function* dateFacts(text: string): Generator<FactSpan> {
  for (const { start, end } of dateSpans(text)) {
    const before = text.slice(Math.max(0, start - 3), start);
    const isStamp = /(?:^|\n)[[(]?$/.test(before) &&
      /^[T ,]+\d\d:/.test(text.slice(end, end + 5));
    const [from] = lineAround(text, start, 120);
    const isListing = /^[-dl][rwxst-]{9}/.test(text.slice(from, from + 10));
    if (!isStamp && !isListing) yield { kind: "date", start, end };
  }
}
