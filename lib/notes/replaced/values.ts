import { asciiDigits } from "../../text/ascii_digits.ts";
import { dateSpans } from "../../text/date_spans.ts";

/** What sort of value it is; two of a sort can stand for each other. */
export type ValueKind =
  | "date"
  | "weekday"
  | "time"
  | "money"
  | "percent"
  | "version"
  | "number";

/** Whether a value of this kind is a day or a time of day. */
export function isDay(kind: ValueKind): boolean {
  return kind === "date" || kind === "time" || kind === "weekday";
}

/** A value in a text. */
export interface Value {
  /** What sort of value it is. */
  readonly kind: ValueKind;
  /** The same for two spellings of one value. */
  readonly key: string;
  /** A unit that is written with the number: `ms`, `GB`. */
  readonly unit?: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const SMALL =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORD_NUMBER = new RegExp(
  String
    .raw`(?<![\p{L}\p{N}-])(?:(?:${TENS.join("|")})(?:[- ](?:one|${
    SMALL.join("|")
  }))?|${
    SMALL.join("|")
  }|(?:one|an?)(?= (?:hundred|thousand)))(?: (hundred|thousand))?(?![\p{L}\p{N}])(?!-\p{L})`,
  "giu",
);
const NUMBER = String
  .raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,15}(?:\.\d{1,6})?)`;
const CODES = "USD|EUR|GBP|JPY|CNY|CHF|CAD|AUD|INR|KRW|RMB";
const MONEY = new RegExp(
  String
    .raw`(?:(?:US|CA|A)?[$€£¥₹₩]|(?:${CODES})\s?)\s?(${NUMBER})\s?(k|K|M|million|thousand|bn)?(?![\p{L}\p{N}])|(${NUMBER})\s?(k|K|M|million|thousand|bn)?\s?(?:[€£¥]|(?:${CODES}|dollars?|euros?|pounds|bucks)\b|万?元|万?円|块)`,
  "gu",
);
const TIME =
  /(?<![\p{L}\p{N}:.])(\d{1,2})(?::([0-5]\d))?\s?([ap])\.?m\b\.?|(?<![\p{L}\p{N}:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])|(上午|下午|午前|午後|晚上|早上)?(\d{1,2})[点點時时](半)?(?!间|間)/giu;
const VERSION =
  /(?<![\p{L}\p{N}.])v?\d{1,4}\.\d{1,5}\.\d{1,6}(?:-[\w.]{1,20})?(?![\w]|\.\d)|(?<![\p{L}\p{N}.])v\d{1,3}(?:\.\d{1,3})?(?![\w]|\.\d)/gu;
const PERCENT = new RegExp(
  String
    .raw`(?<![\p{L}\p{N}.$])(${NUMBER})\s?(?:[%％]|percent\b|per cent\b)`,
  "gu",
);
const WEEKDAY =
  /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/giu;
const PLAIN = new RegExp(
  String
    .raw`(?<![\p{L}\p{N}_.,:/$#@\\+*^=<>-]|\d[ ]?[:/])(${NUMBER})([kKM]|million)?(?:[ -]?(ms|µs|s|min|h|[KMGT]i?B|kg|km|cm|mm|px|fps|kWh|GHz|MHz)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}_]|[.,:/-]\d|\s?[*+/=^]|-(?!hour|minute|day|week|month|year|second|page|word)\p{L})`,
  "gu",
);
const WIDE = new RegExp(
  String
    .raw`(${NUMBER})\s?(个月|个|人|天|小时|分钟|公里|岁|次|条|页|名|時間|分間|分|日間|件|台|回|ページ|文字|字)`,
  "gu",
);

/** What every value has: a figure, a number in words or the name of a day. */
const MAY_HOLD = new RegExp(
  `\\d|day|hundred|thousand|${TENS.join("|")}|${SMALL.join("|")}`,
  "i",
);

type Read = (found: RegExpExecArray) => Pick<Value, "key" | "unit"> | undefined;

const READERS: readonly (readonly [ValueKind, RegExp, Read])[] = [
  ["time", TIME, readTime],
  ["money", MONEY, (found) => ({
    key: numberKey(found[1] ?? found[3], found[2] ?? found[4]),
  })],
  ["percent", PERCENT, (found) => ({ key: numberKey(found[1]) })],
  ["version", VERSION, ([all]) => ({ key: all.replace(/^v/, "") })],
  ["weekday", WEEKDAY, ([, day]) => ({ key: day.toLowerCase() })],
  ["number", WIDE, ([, number, unit]) => ({ key: numberKey(number), unit })],
  ["number", PLAIN, ([, number, scale, unit]) => ({
    key: numberKey(number, scale),
    unit,
  })],
  ["number", WORD_NUMBER, ([all]) => ({ key: wordKey(all) })],
];

/**
 * The values in a text that may change: days, times, amounts, shares, versions, numbers, in order, none inside another.
 *
 * Round and small numbers count, and so do numbers in words from two on; numbers inside names, paths and code do not.
 *
 * @param text A sentence.
 *
 * @example One day in two spellings, and a count
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(readValues("12 March or March 12, for ten guests").map(({ key }) => key), ["3-12", "3-12", "10"]);
 * ```
 */
export function readValues(text: string): readonly Value[] {
  const plain = asciiDigits(text);
  if (!MAY_HOLD.test(plain)) return [];
  const found: Value[] = [];
  for (const { start, end, month, day } of dateSpans(plain)) {
    if (month === undefined || day === undefined) continue;
    found.push({ kind: "date", key: `${month}-${day}`, start, end });
  }
  for (const [kind, shape, read] of READERS) {
    for (const match of plain.matchAll(shape)) {
      const end = match.index + match[0].length;
      if (
        /(?:->|[`#])\s?$/.test(
          plain.slice(Math.max(0, match.index - 3), match.index),
        )
      ) continue;
      const value = read(match);
      if (value) found.push({ kind, start: match.index, end, ...value });
    }
  }
  return withoutOverlap(found);
}

/** Finders that come first claim their characters. */
function withoutOverlap(found: readonly Value[]): readonly Value[] {
  const claimed: Value[] = [];
  for (const value of found) {
    if (
      !claimed.some(({ start, end }) => value.start < end && start < value.end)
    ) {
      claimed.push(value);
    }
  }
  return claimed.sort((a, b) => a.start - b.start);
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
};

function numberKey(digits: string, scale = ""): string {
  const times = SCALES[scale.toLowerCase()] ?? 1;
  return String(Number(digits.replaceAll(",", "")) * times);
}

function wordKey(words: string): string {
  let sum = 0;
  for (const word of words.toLowerCase().split(/[- ]/)) {
    if (word === "hundred") sum *= 100;
    else if (word === "thousand") sum *= 1000;
    else if (TENS.includes(word)) sum += 20 + 10 * TENS.indexOf(word);
    else sum += SMALL.includes(word) ? 2 + SMALL.indexOf(word) : 1;
  }
  return String(sum);
}

function readTime(
  [, hour, minutes, half, fullHour, fullMinutes, part, wideHour, wideHalf]:
    RegExpExecArray,
): Pick<Value, "key"> | undefined {
  const isLate = half?.toLowerCase() === "p" ||
    /下午|午後|晚上/.test(part ?? "");
  const hours = Number(hour ?? fullHour ?? wideHour);
  if (hours > 24 || (half !== undefined && hours > 12)) return undefined;
  const inDay = isLate ? hours % 12 + 12 : half ? hours % 12 : hours;
  const past = minutes ?? fullMinutes ?? (wideHalf ? "30" : "00");
  return { key: `${inDay}:${past}` };
}
