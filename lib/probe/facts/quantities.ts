import { type FactSpan, isAlone } from "./fact_span.ts";

const NUMBER = String
  .raw`\d{1,3}(?:[,'\u00a0\u202f]\d{3}){1,5}(?:\.\d{1,6})?|\d{1,15}(?:[.,]\d{1,4})?`;
const UNITS =
  "ms|µs|μs|ns|s|secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|weeks?|months?|years?|[KMGT]i?B|kB|bytes?|bits?|[kMG]?Hz|km|cm|mm|m|miles?|ft|feet|inch(?:es)?|kg|mg|g|lbs?|oz|ml|l|°C|°F|[kMm]?W|kWh|mAh|V|px|fps|rpm|dB|[rq]ps|tokens?|rows?|lines?|files?|tests?|users?|people|guests?|customers?|employees?|students?|requests?|items?|words?|characters?|chars|pages?|records?|samples?|messages?|commits?|errors?|failures?|warnings?|issues?|points?|steps?|entries|columns?|tables?|queries|threads?|cores?|workers?|replicas?|instances?|connections?|retries|iterations?|epochs?|calories|kcal|Stunden|Tage|Minuten|heures|jours|horas|días";
const WIDE_UNITS =
  "个月|个|人|天|小时|分钟|公里|米|岁|次|条|名|時間|分間|日間|件|台|回|개|명|시간";
/** How long a tool took and how much it went through: said anew at every run. */
const PROGRESS =
  /(?:Compiling|Checking|Building|Generated|Resolving|Finished in|Analysis took|showing \d{1,5} of|(?:completed|built) in) $/i;
const AFTERWARDS = /^ (?:total\)|truncated|to load|async|sync)/;
const PLAIN = new RegExp(
  String.raw`(?:${NUMBER})[\s-]?(?:${UNITS})(?![\w°])`,
  "g",
);
const WIDE = new RegExp(String.raw`(?:${NUMBER})\s?(?:${WIDE_UNITS})`, "g");

/**
 * Where numbers with units stand: `41,250 rows`, `3.5 GB`, `225 tests`.
 *
 * Only specific ones: three figures that are no round hundred, a decimal part, or two figures of which the last is not 0.
 */
export function* quantitySpans(text: string): Generator<FactSpan> {
  for (const shape of [PLAIN, WIDE]) {
    for (const { 0: found, index: start } of text.matchAll(shape)) {
      const end = start + found.length;
      const alone = shape === WIDE
        ? !/[\d.,]/.test(text[start - 1] ?? "")
        : isAlone(text, start, end);
      const isProgress =
        PROGRESS.test(text.slice(Math.max(0, start - 20), start)) ||
        AFTERWARDS.test(text.slice(end, end + 11));
      // Colours of a terminal, with and without their escape character.
      if (text[start - 1] === "[" && found.endsWith("m")) continue;
      if (/px$/.test(found) && /^[;)]/.test(text.slice(end, end + 1))) continue;
      if (alone && !isProgress && isSpecific(found)) {
        yield { kind: "quantity", start, end };
      }
    }
  }
}

function isSpecific(found: string): boolean {
  if (/^[1-5]\d\d errors?$/.test(found)) return false;
  const number = /^[\d.,'\u00a0\u202f]+/.exec(found)?.[0] ?? "";
  if (/[.,]\d{1,2}$/.test(number)) return !/[.,]0+$/.test(number);
  const digits = number.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length === 2) return !digits.endsWith("0") && digits !== "24";
  return digits.length > 2 && !/^\d00$|^1000$/.test(digits);
}
