import { joinLines } from "../text/join_lines.ts";

/** Where a term stands in a text. */
export interface TermPlace {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const RUN = /[\s\u0085]+/g;
const BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * Every place where a term stands in a text, letter for letter, line breaks aside, in order and without overlaps.
 *
 * As in `includesText`, a run of white space that holds a line break equals one space, in both.
 *
 * @param text Any text.
 * @param term A term with at least one character.
 *
 * @example A term across two lines
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(termPlaces("a pump\n  17 b pump 17", "pump 17"), [{ start: 2, end: 11 }, { start: 14, end: 21 }]);
 * ```
 */
export function termPlaces(text: string, term: string): readonly TermPlace[] {
  if (!/[\s\u0085]/.test(term)) {
    return offsetsOf(text, term).map((start) => ({
      start,
      end: start + term.length,
    }));
  }
  const joined = joinLines(text);
  const needle = joinLines(term);
  const toSource = sourceOffsets(text);
  return offsetsOf(joined, needle).map((start) => ({
    start: toSource(start),
    end: toSource(start + needle.length - 1) + 1,
  }));
}

function offsetsOf(text: string, term: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(term); at >= 0;) {
    offsets.push(at);
    at = text.indexOf(term, at + term.length);
  }
  return offsets;
}

/** From an offset in the joined text to the one in the text; to the first of a run that was joined. */
function sourceOffsets(text: string): (joinedAt: number) => number {
  const joinedAts = [0];
  const shifts = [0];
  for (const { index, 0: run } of text.matchAll(RUN)) {
    if (!BREAK.test(run)) continue;
    joinedAts.push(index - shifts.at(-1)! + 1);
    shifts.push(shifts.at(-1)! + run.length - 1);
  }
  return (joinedAt) => {
    let [low, high] = [0, joinedAts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (joinedAts[middle] <= joinedAt) low = middle;
      else high = middle;
    }
    return joinedAt + shifts[low];
  };
}
