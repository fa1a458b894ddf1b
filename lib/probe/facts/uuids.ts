import { type FactSpan, matchSpans } from "./fact_span.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Where UUIDs stand; one of zeros only, or with 12 equal digits in a row, is a placeholder. */
export function uuidSpans(text: string): Iterable<FactSpan> {
  return matchSpans(
    "uuid",
    text,
    UUID,
    (text, start, end) =>
      !/(.)\1{11}/.test(text.slice(start, end)) &&
      !/[\w-]/.test(text[start - 1] ?? "") && !/\w/.test(text[end] ?? ""),
  );
}
