import { parseExact } from "../text/parse_exact.ts";
import { stringifyExact } from "../text/stringify_exact.ts";
import { type JsonLayout, laidOut, ONE_LINE } from "./json_layout.ts";

/** A parsed JSON text that can be written back without changing a number. */
export interface ExactJson {
  /** The value. */
  readonly value: unknown;
  /**
   * A value as JSON; numbers that came from the text are written as they stood there, in copies of an object too.
   *
   * @param value The parsed value, parts of it, or copies of them that were made by spreading.
   * @param layout How it is laid out; in one line unless given. Characters beyond ASCII are escaped where the text escaped
   * all of them.
   */
  write(value: unknown, layout?: JsonLayout): string;
}

/** An escape of a character beyond ASCII. */
const ESCAPED = /\\u(?!00[0-7])/;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND = /[\u0080-\uffff]/g;

/**
 * A JSON text's value, with a writer that keeps numbers such as `12345678901234567890` and `1.0` as they were.
 *
 * @param text The text.
 * @throws {SyntaxError} If it is no JSON.
 *
 * @example An id that no number of JavaScript holds
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = '[{"id":12345678901234567890},{"share":1.0}]';
 * const { value, write } = exactJson(text);
 * const [first] = value as object[];
 * assertEquals(write({ ...first, name: "a" }), '{"id":12345678901234567890,"name":"a"}');
 * ```
 */
export function exactJson(text: string): ExactJson {
  const value = parseExact(text);
  let isAscii: boolean | undefined;
  return {
    value,
    write(given, layout = ONE_LINE) {
      const json = laidOut(layout, (indent) => stringifyExact(given, indent));
      isAscii ??= ESCAPED.test(text) && !BEYOND_ASCII.test(text);
      return isAscii ? json.replaceAll(EACH_BEYOND, escaped) : json;
    },
  };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
