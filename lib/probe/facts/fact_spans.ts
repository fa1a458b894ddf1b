import { asciiDigits } from "../../text/ascii_digits.ts";
import type { FactKind } from "../found_fact.ts";
import { commandSpans } from "./commands.ts";
import { dateFacts } from "./dates.ts";
import { errorSpans } from "./errors.ts";
import { type FactSpan, lineAround } from "./fact_span.ts";
import type { FactText } from "./fact_text.ts";
import { hashSpans } from "./hashes.ts";
import { keyNumberSpans } from "./key_numbers.ts";
import { moneySpans } from "./money.ts";
import { pathSpans } from "./paths.ts";
import { percentageSpans } from "./percentages.ts";
import { quantitySpans } from "./quantities.ts";
import { statementSpans } from "./statements.ts";
import { ticketSpans } from "./tickets.ts";
import { timeSpans } from "./times.ts";
import { urlSpans } from "./urls.ts";
import { uuidSpans } from "./uuids.ts";
import { versionSpans } from "./versions.ts";

/** Finders of values, in the order in which they may claim characters: an address holds a path, a path a number. */
const VALUES:
  readonly (readonly [FactKind, (text: string) => Iterable<FactSpan>])[] = [
    ["url", urlSpans],
    ["path", pathSpans],
    ["uuid", uuidSpans],
    ["hash", hashSpans],
    ["date", dateFacts],
    ["ticket", ticketSpans],
    ["version", versionSpans],
    ["key-number", keyNumberSpans],
    ["time", timeSpans],
    ["money", moneySpans],
    ["percentage", percentageSpans],
    ["quantity", quantitySpans],
  ];

/**
 * The values in a text, none inside another: what has one spelling, such as an address, a path or an amount.
 *
 * @param place The text and whose it is; times are not looked for in what a tool says.
 */
export function valueSpans(place: FactText): readonly FactSpan[] {
  const { source: { role } } = place;
  const text = asciiDigits(place.text);
  let claimed: readonly FactSpan[] = [];
  for (const [kind, find] of VALUES) {
    if (kind === "time" && (role === "tool" || place.call)) continue;
    const found = [...find(text)].filter(({ start, end }) =>
      kind !== "time" || role !== "assistant" ||
      !isFullHour(text.slice(start, end))
    );
    const isRead = role === "tool" && READ_ANEW.includes(kind);
    claimed = withUnclaimed(
      claimed,
      isRead ? found.filter(({ start }) => !isListed(text, start)) : found,
    );
  }
  return claimed;
}

/** Numbers in the lines of a file that a tool prints: the file still has them, nobody measured them. */
const READ_ANEW: readonly FactKind[] = [
  "version",
  "key-number",
  "percentage",
  "quantity",
  "money",
];

function isListed(text: string, at: number): boolean {
  const [start] = lineAround(text, at, 400);
  return /^\s*\d+(?:→|\t|:(?!\d))/.test(
    text.slice(start, Math.min(at, start + 12)),
  );
}

/** In an assistant's plans and examples such times stand by the dozen. */
function isFullHour(time: string): boolean {
  return !/:(?!00)\d\d/.test(time);
}

/**
 * The pieces of a text that look like facts; a value may stand inside a sentence, an error or a command.
 *
 * @param place The text and whose it is.
 */
export function factSpans(place: FactText): readonly FactSpan[] {
  const errors = place.call
    ? []
    : withUnclaimed([], [...errorSpans(place.text)]).filter((span) =>
      place.source.role !== "assistant" || !isStatusCode(place.text, span)
    );
  return [
    ...statementSpans(place),
    ...commandSpans(place),
    ...valueSpans(place),
    ...errors,
  ];
}

/** Assistants explain `404 Not Found` to everybody; a tool or a user who says it has seen it. */
function isStatusCode(text: string, { start, end }: FactSpan): boolean {
  return /^(?:HTTP|[45]\d\d )/.test(text.slice(start, end));
}

/** Both lists in order, without those of the second that overlap one before them. */
function withUnclaimed(
  claimed: readonly FactSpan[],
  found: readonly FactSpan[],
): readonly FactSpan[] {
  if (found.length === 0) return claimed;
  const inOrder = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: FactSpan[] = [];
  let next = 0;
  for (const span of inOrder) {
    while (next < claimed.length && claimed[next].start < span.end) {
      merged.push(claimed[next++]);
    }
    if ((merged[merged.length - 1]?.end ?? 0) <= span.start) merged.push(span);
  }
  return [...merged, ...claimed.slice(next)];
}
