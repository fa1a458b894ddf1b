import { MONTH_PATTERN, MONTHS } from "./months.ts";

/** A date in a text, and what it says. */
export interface DateSpan {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** The year, if it is said. */
  readonly year?: number;
  /** The month, 1 to 12; absent where `3/4/2024` may be one of two. */
  readonly month?: number;
  /** The day of the month, if it is said and the month is known. */
  readonly day?: number;
}

type Read = (found: RegExpExecArray) => Omit<DateSpan, "start" | "end"> | null;

const SHAPES: readonly (readonly [RegExp, Read])[] = [
  [
    /\d{4}([-/.])(\d{1,2})\1(\d{1,2})(?!\d)/g,
    ([all, , month, day]) => dateOf(all.slice(0, 4), month, day),
  ],
  [
    /\d{1,2}([./])(\d{1,2})\1(\d{4})(?!\d)/g,
    ([all, mark, second, year]) => {
      const first = all.slice(0, all.indexOf(mark));
      if (mark === "." || Number(first) > 12) {
        return dateOf(year, second, first);
      }
      if (Number(second) > 12) return dateOf(year, first, second);
      return dateOf(year, first, second) && { year: Number(year) };
    },
  ],
  [
    new RegExp(
      `\\d{1,2}(?:st|nd|rd|th|er|[.ºª])?(?:\\s(?:of|de|di|of the))?\\s(${MONTH_PATTERN})(?![\\p{L}])(?:[.,]?\\s(?:de\\s|of\\s)?(\\d{4})(?![\\d-]))?`,
      "giu",
    ),
    ([all, name, year]) =>
      isName(name, false) ? dateOf(year, name, all.slice(0, 2)) : null,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(${MONTH_PATTERN})[.,]?\\s(?:((?:19|20)\\d\\d)(?!\\d)|(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d:])(?!\\.\\d)(?:,?\\s(\\d{4})(?!\\d))?)`,
      "giu",
    ),
    ([, name, alone, day, year]) => {
      if (!isName(name, true)) return null;
      if (alone === undefined) return dateOf(year, name, day);
      return { year: Number(alone), month: MONTHS.get(name.toLowerCase()) };
    },
  ],
  [
    /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号號일]/g,
    ([all]) => {
      const [day, month, year] = (all.match(/\d+/g) ?? []).reverse();
      return dateOf(year, month, day);
    },
  ],
];

/**
 * The dates that a text holds, in order, none inside another.
 *
 * Figures (`2024-03-15`, `15.03.2024`, `3/15/2024`), month names of eight languages (`12th of March`, `März 2024`) and
 * `3月15日` are read; `3/4/2024` is a date without a month. A two-digit year, a weekday, and a year alone are not.
 *
 * @param text Any text.
 *
 * @example Two ways to say a day
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const days = dateSpans("From March 12 to 2024-03-15.").map(({ month, day }) => [month, day]);
 * assertEquals(days, [[3, 12], [3, 15]]);
 * ```
 */
export function dateSpans(text: string): readonly DateSpan[] {
  if (!/\d/.test(text)) return [];
  const found: DateSpan[] = [];
  for (const [shape, read] of SHAPES) {
    for (const match of text.matchAll(shape)) {
      const end = match.index + match[0].length;
      const date = isWhole(text, match.index, end) ? read(match) : null;
      if (date) found.push({ start: match.index, end, ...date });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let done = 0;
  return found.filter(({ start, end }) => {
    if (start < done) return false;
    done = end;
    return true;
  });
}

function isWhole(text: string, start: number, end: number): boolean {
  if (/\d/.test(text[start])) {
    const before = text.slice(Math.max(0, start - 2), start);
    if (/[\dA-Za-z_]$|[./:]$|\d[-,]$/.test(before)) return false;
  }
  return !/^(?:[A-SU-Za-z_]|[-/.]\d)/.test(text.slice(end, end + 2));
}

/** `may` and `march` are words unless they are written as names; before a day any name must be. */
function isName(name: string, before: boolean): boolean {
  if (name[0] !== name[0].toLowerCase()) return true;
  return !before && name !== "may" && name !== "march";
}

function dateOf(
  year: string | undefined,
  month: string,
  day: string,
): Omit<DateSpan, "start" | "end"> | null {
  const known = MONTHS.get(month.toLowerCase()) ?? Number(month);
  const date = parseInt(day, 10);
  if (!(known >= 1 && known <= 12 && date >= 1 && date <= 31)) return null;
  if (year === undefined) return { month: known, day: date };
  const isYear = Number(year) >= 1000 && Number(year) <= 2999;
  return isYear ? { year: Number(year), month: known, day: date } : null;
}
