import { jsonStringEnd } from "./json_string_end.ts";

/** What is too much in a JSON text, and where it stands. */
export interface JsonExcess {
  /** In words: `lists and objects are nested more than 1,000 deep`. */
  readonly problem: string;
  /** Index of the first character that is too much. */
  readonly index: number;
}

const MOST_DEEP = 1000;
const MOST_FIELDS = 1_000_000;
const MOST_VALUES = 25_000_000;

const QUOTE = 34;
const COMMA = 44;
const [OPEN_LIST, CLOSE_LIST] = [91, 93];
const [OPEN_OBJECT, CLOSE_OBJECT] = [123, 125];

/**
 * Where a JSON text is nested too deep or holds too many values to be parsed in good time; undefined where it is not.
 *
 * `JSON.parse` takes minutes for a file of opening brackets, and an object of many million fields ends the process. The
 * text need be no JSON; whether it is stays for the parser to say.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(jsonExcess('{"a": "[[[["}'), undefined);
 * assertEquals(jsonExcess("[".repeat(2000)), {
 *   problem: "lists and objects are nested more than 1,000 deep",
 *   index: 1000,
 * });
 * ```
 */
export function jsonExcess(text: string): JsonExcess | undefined {
  if (text.length <= MOST_DEEP) return;
  const fields = [-Infinity];
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      index = jsonStringEnd(text, index) - 1;
    } else if (code === COMMA) {
      if (++values > MOST_VALUES) return tooMany(index);
      if (++fields[depth] >= MOST_FIELDS) return tooWide(index);
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MOST_DEEP) return tooDeep(index);
      if (++values > MOST_VALUES) return tooMany(index);
      fields[depth] = code === OPEN_LIST ? -Infinity : 0;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth = Math.max(0, depth - 1);
    }
  }
}

function tooDeep(index: number): JsonExcess {
  const problem = `lists and objects are nested more than ${
    grouped(MOST_DEEP)
  } deep`;
  return { problem, index };
}

function tooWide(index: number): JsonExcess {
  const problem = `an object has more than ${grouped(MOST_FIELDS)} fields`;
  return { problem, index };
}

function tooMany(index: number): JsonExcess {
  const problem = `there are more than ${grouped(MOST_VALUES)} values`;
  return { problem, index };
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}
