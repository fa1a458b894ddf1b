/** A thing with its number or place in an order: `sprint 2`, `the second draft`. */
export interface Label {
  /** The thing, in lower case. */
  readonly thing: string;
  /** Which one of them. */
  readonly number: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const NUMBERED =
  /\b(sprint|chapter|phase|step|part|week|day|module|section|unit|level|stage|task|act|scene|episode|season|round|question|version|milestone|quarter|grade|year|book|draft|option|batch|team|group|room|studio|table|figure|line|page|item|rule|issue|ticket|exercise|lesson|series|volume|problem|invoice|order|case|gate|flight|track|q|pr)(?:\s?#?(\d{1,4})|\s(one|two|three|[A-Z]))\b/giu;
const ORDERED =
  /\b(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)\s(\p{L}+)/giu;
const ORDER: Readonly<Record<string, string>> = {
  first: "1",
  one: "1",
  second: "2",
  two: "2",
  third: "3",
  three: "3",
  fourth: "4",
  fifth: "5",
};

/**
 * The numbered and ordered things in a text: their numbers tell them apart and are no values.
 *
 * @example Two ways to say which one
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const found = readLabels("sprint 2 and the second sprint").map(({ thing, number }) => thing + number);
 * assertEquals(found, ["sprint2", "sprint2"]);
 * ```
 */
export function readLabels(text: string): readonly Label[] {
  const found: Label[] = [];
  for (
    const { 0: all, 1: thing, 2: number, 3: word, index } of text.matchAll(
      NUMBERED,
    )
  ) {
    if (word === undefined || /^[A-Z]$|../.test(word)) {
      found.push(labelOf(thing, number ?? word, index, all));
    }
  }
  for (const { 0: all, 1: order, 2: thing, index } of text.matchAll(ORDERED)) {
    found.push(labelOf(thing, order, index, all));
  }
  return found;
}

function labelOf(
  thing: string,
  number: string,
  start: number,
  all: string,
): Label {
  const which = number.toLowerCase();
  return {
    thing: thing.toLowerCase(),
    number: ORDER[which] ?? which.replace(/(?<=\d)(?:st|nd|rd|th)$/, ""),
    start,
    end: start + all.length,
  };
}
