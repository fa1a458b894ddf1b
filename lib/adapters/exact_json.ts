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

/** Digits, exponents and fractions that `JSON.stringify` may write in another way. */
const RISKY = /\d{16}|\d[eE][+-]?\d|\.\d*0(?!\d)|-0(?![.\d])/;

/** An escape of a character beyond ASCII. */
const ESCAPED = /\\u(?!00[0-7])/;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND = /[\u0080-\uffff]/g;

/** How the numbers of an object stood in the text, by key; spreading takes it along, and JSON does not show it. */
const WRITTEN = Symbol("written");

interface Holder {
  [WRITTEN]?: Map<string, string>;
}

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
  const value = RISKY.test(text)
    ? JSON.parse(text, function (this: Holder, key, item, ...rest: unknown[]) {
      const [context] = rest as [{ source?: string }?];
      const source = context?.source;
      if (typeof item === "number" && source !== String(item)) {
        (this[WRITTEN] ??= new Map()).set(key, source!);
      }
      return item;
    })
    : JSON.parse(text);
  let isAscii: boolean | undefined;
  return {
    value,
    write(given, layout = ONE_LINE) {
      const json = laidOut(layout, (indent) => stringified(given, indent));
      isAscii ??= ESCAPED.test(text) && !BEYOND_ASCII.test(text);
      return isAscii ? json.replaceAll(EACH_BEYOND, escaped) : json;
    },
  };
}

function stringified(value: unknown, indent: string): string {
  return JSON.stringify(
    value,
    function (this: Holder, key, item) {
      if (typeof item !== "number") return item;
      const source = this[WRITTEN]?.get(key);
      return source !== undefined && Object.is(Number(source), item)
        ? rawJson(source)
        : item;
    },
    indent,
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** `JSON.rawJSON`, which the types do not know yet. */
function rawJson(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}
