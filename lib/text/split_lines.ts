/** A line of a text, without its line break. */
export interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character; the line break starts here. */
  readonly end: number;
}

/**
 * The lines of a text, as offsets, one after the other.
 *
 * CR LF is one line break; LF, CR, VT, FF, U+0085, U+2028 and U+2029 are one each. It copies nothing and trims nothing;
 * a text that ends with a line break has an empty last line.
 *
 * @example A Windows line break counts once
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([...splitLines("a\r\nbc")], [{ start: 0, end: 1 }, { start: 3, end: 5 }]);
 * ```
 */
export function* splitLines(text: string): Generator<Line> {
  let start = 0;
  for (const found of text.matchAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g)) {
    yield { start, end: found.index };
    start = found.index + found[0].length;
  }
  yield { start, end: text.length };
}
