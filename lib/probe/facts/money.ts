import type { FactSpan } from "./fact_span.ts";
import { isRound } from "./fact_span.ts";

const NUMBER = String
  .raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3}){1,5}(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,2})?`;
const SCALE = String
  .raw`(?:\s?(?:k|K|M|bn|million|billion|thousand|Mio\.?|Mrd\.?)\b)?`;
const CODES = "USD|EUR|GBP|JPY|CNY|CHF|CAD|AUD|INR|KRW|SEK|NOK|DKK|PLN|BRL|RMB";
const SHAPES = [
  new RegExp(
    String.raw`(?:US|CA|A|NZ|HK|R)?[$€£¥₹₩₽]\s?(?:${NUMBER})${SCALE}`,
    "g",
  ),
  new RegExp(String.raw`(?:${CODES})\s?(?:${NUMBER})${SCALE}`, "g"),
  new RegExp(
    String
      .raw`(?:${NUMBER})${SCALE}\s?(?:[€£₽]|(?:${CODES})\b|(?:US )?dollars?\b|euros?\b|pounds sterling\b|cents?\b|万?元|万?円|만?\s?원|块)`,
    "g",
  ),
];

/** Where amounts of money stand; `$1` of a shell, and round single figures, are none. */
export function* moneySpans(text: string): Generator<FactSpan> {
  for (const shape of SHAPES) {
    for (const { 0: found, index: start } of text.matchAll(shape)) {
      const end = start + found.length;
      const before = text[start - 1] ?? "";
      if (
        /[\w$\\]/.test(before) ||
        /^(?:\w|[.,]\d)/.test(text.slice(end, end + 2))
      ) {
        continue;
      }
      if (/^\d/.test(found) && /[.,:/-]/.test(before)) continue;
      const digits = found.replace(/\D/g, "").length;
      if (digits < 2 || (digits < 3 && isRound(found))) continue;
      yield { kind: "money", start, end };
    }
  }
}
