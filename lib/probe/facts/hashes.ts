import { type FactSpan, matchSpans } from "./fact_span.ts";

const HEX = /[0-9a-f]{7,128}/g;
const WHOLE_LENGTHS = [32, 40, 56, 64, 96, 128];
const GIT =
  /\b(?:commit|sha|rev|revision|hash|merge|head|parent|tree|index|digest|cherry-pick|reset|checkout|revert|fix(?:ed|up)?|\.\.)[^\n]{0,24}$/i;

/**
 * Where hashes stand in lower-case hexadecimal: of a digest's length, or of 7 to 16 digits where Git is spoken of.
 *
 * A short one needs letters and digits, and a word such as `commit` before it, brackets around it, or the start of a
 * line. Colours and memory addresses (`#…`, `0x…`) are none.
 */
export function hashSpans(text: string): Iterable<FactSpan> {
  return matchSpans("hash", text, HEX, isHash);
}

function isHash(text: string, start: number, end: number): boolean {
  const value = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  if (
    /[\w#&%-]$|0x$|\\x?$/.test(before) ||
    /^(?:\w|-\w)/.test(text.slice(end, end + 2))
  ) {
    return false;
  }
  if (
    !/\d/.test(value) || !/[a-f]/.test(value) ||
    /(.)\1{5}|(..)\2{4}/.test(value)
  ) {
    return false;
  }
  if (/^\d+e\d+$/.test(value)) return false;
  if (WHOLE_LENGTHS.includes(value.length)) return true;
  if (value.length > 16) return false;
  if (/[([`][^\S\n]{0,2}$/.test(before) && /^[)\]`.]/.test(text.slice(end))) {
    return true;
  }
  const startsLine = /(?:^|\n)[*+ ]?$/.test(before) ||
    (start < 3 && before.trim() === "");
  return GIT.test(before) ||
    (startsLine && /^ [A-Z(\p{L}]/u.test(text.slice(end, end + 3)));
}
