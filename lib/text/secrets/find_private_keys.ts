import {
  BLANK_LINE,
  holdsKey,
  isAllKey,
  KEY_LINE,
  LINE_BREAK,
  LONG_RUN,
  SHORT_KEY_LINE,
} from "./key_lines.ts";
import type { SecretSpan } from "./secret_span.ts";

interface Marker {
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
}

const SPACE = "(?: |%20|\\+|_)";
const MARKER = new RegExp(
  `-{4,5} ?(BEGIN|END)${SPACE}(?:[A-Z0-9]{1,12}${SPACE}){0,4}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)? ?-{4,5}`,
  "g",
);
const MOST_CHARS = 65_536;
const MOST_PREFIX_CHARS = 200;
const INLINE_PART = new RegExp(
  `(?:Proc-Type|DEK-Info|Comment|Version): [^"\\\\\n]{0,80}|[A-Za-z0-9+/=]{1,200}|${LINE_BREAK}|["' \\t]{1,4}`,
  "y",
);
const LAST_PART = /[A-Za-z0-9+/=\\%&#;]/;

/**
 * The private keys in a text, each from its BEGIN to its END as a whole.
 *
 * The key may be indented, quoted, behind log prefixes, or one line of JSON with `\n` in it. Where only one of the two
 * marks is there, because the text was cut, the lines on the key's side that are made of key characters belong to it. A
 * sentence that only names the marks is no key; neither are public keys and certificates.
 *
 * @example A key that ends before its END
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "a\n-----BEGIN PRIVATE KEY-----\nMIIBqPlumQuartzTin77\nERROR b";
 * assertEquals(findPrivateKeys(text), [{ start: 2, end: 50, rule: "private-key" }]);
 * ```
 */
export function findPrivateKeys(text: string): readonly SecretSpan[] {
  const markers = [...text.matchAll(MARKER)].map((found): Marker => ({
    start: found.index,
    end: found.index + found[0].length,
    opens: found[1] === "BEGIN",
  }));
  const spans: SecretSpan[] = [];
  for (let i = 0; i < markers.length; i++) {
    const [marker, next] = [markers[i], markers[i + 1]];
    const whole = marker.opens ? wholeKey(text, marker, next) : undefined;
    const span = whole ??
      (marker.opens
        ? cutAtEnd(text, marker, next?.start ?? text.length)
        : cutAtStart(text, marker, markers[i - 1]?.end ?? 0));
    if (span !== undefined) spans.push({ ...span, rule: "private-key" });
    if (whole !== undefined) i++;
  }
  return spans;
}

type Place = Omit<SecretSpan, "rule">;

function wholeKey(
  text: string,
  begin: Marker,
  next: Marker | undefined,
): Place | undefined {
  if (next === undefined || next.opens) return undefined;
  if (next.start - begin.end > MOST_CHARS) return undefined;
  const body = text.slice(begin.end, next.start);
  return holdsKey(body) && isAllKey(body, prefixBefore(text, begin))
    ? { start: begin.start, end: next.end }
    : undefined;
}

function prefixBefore(text: string, { start }: Marker): number {
  const before = text.slice(Math.max(0, start - MOST_PREFIX_CHARS), start);
  return before.length - before.lastIndexOf("\n") - 1;
}

/** From BEGIN over all that may be key on the same line, then over whole lines of key. */
function cutAtEnd(
  text: string,
  begin: Marker,
  nextStart: number,
): Place | undefined {
  const limit = Math.min(nextStart, begin.end + MOST_CHARS);
  const inline = inlineEnd(text, begin.end, limit);
  const line = lineEnd(text, inline, limit);
  const isLineDone = text.slice(inline, line).trim() === "";
  const prefixChars = prefixBefore(text, begin);
  const end = isLineDone ? linesEnd(text, line, limit, prefixChars) : inline;
  return holdsKey(text.slice(begin.end, end))
    ? { start: begin.start, end }
    : undefined;
}

function inlineEnd(text: string, from: number, limit: number): number {
  let end = from;
  INLINE_PART.lastIndex = from;
  for (let part; (part = INLINE_PART.exec(text)) !== null;) {
    if (/^\r?\n$/.test(part[0]) || INLINE_PART.lastIndex > limit) break;
    if (!/^["' \t]/.test(part[0])) end = INLINE_PART.lastIndex;
  }
  return end;
}

/** A log writes before each line of a key what it wrote before BEGIN, or as much. */
function linesEnd(
  text: string,
  from: number,
  limit: number,
  prefixChars: number,
): number {
  let end = from;
  for (let at = from; at < limit && text[at] === "\n";) {
    const next = lineEnd(text, at + 1, limit);
    const line = text.slice(at + 1, next);
    const rest = line.slice(prefixChars);
    const isKey = KEY_LINE.test(line) || SHORT_KEY_LINE.test(line) ||
      SHORT_KEY_LINE.test(rest);
    if (!isKey && !BLANK_LINE.test(line) && !BLANK_LINE.test(rest)) break;
    if (isKey) end = next;
    at = next;
  }
  return end;
}

/** From END back over the key's characters on the same line, then over whole lines of key. */
function cutAtStart(
  text: string,
  end: Marker,
  previousEnd: number,
): Place | undefined {
  const limit = Math.max(previousEnd, end.start - MOST_CHARS);
  const before = text.slice(limit, end.start);
  const line = before.lastIndexOf("\n") + 1;
  const inline = line + inlineStart(before.slice(line));
  const isLineDone = inline === before.length ||
    before.slice(line, inline).trim() === "";
  const lines = isLineDone ? linesStart(before, line) : line;
  const start = lines < line ? lines : inline;
  return LONG_RUN.test(before.slice(start))
    ? { start: limit + start, end: end.end }
    : undefined;
}

/** Where the key's characters and escaped line breaks start that end this line. */
function inlineStart(line: string): number {
  let start = line.length;
  for (let at = start; at > 0; at--) {
    const end = at;
    while (at > 0 && LAST_PART.test(line[at - 1])) at--;
    if (end - at < 16 && end < line.length) break;
    start = at;
    if (line[at - 1] !== " ") break;
  }
  return start;
}

function linesStart(text: string, from: number): number {
  let start = from;
  while (start > 0) {
    const previous = text.lastIndexOf("\n", start - 2) + 1;
    const line = text.slice(previous, start - 1);
    const mayBeShort = start === from || previous === 0;
    if (!KEY_LINE.test(line) && !(mayBeShort && SHORT_KEY_LINE.test(line))) {
      return start;
    }
    start = previous;
  }
  return start;
}

function lineEnd(text: string, from: number, limit: number): number {
  const found = text.slice(from, limit).indexOf("\n");
  return found < 0 ? limit : from + found;
}
