import { jsonStringEnd } from "../text/json_string_end.ts";

/** Where one item of a JSON list, or the value of one field of an object, stands in its text. */
export interface ChildSpan {
  /** The field's name; undefined in a list. */
  readonly key?: string;
  /** Index of its first character. */
  readonly start: number;
  /** Index behind its last character. */
  readonly end: number;
}

const QUOTE = 34;
/** `[` and `{`, `]` and `}`, without the one bit in which lists and objects differ. */
const OPEN = 91;
const CLOSE = 93;
const NO_BRACE = ~32;

/**
 * Where the items of a list or the fields of an object stand in a JSON text, in order.
 *
 * It finds ends and reads nothing: the text has been parsed before.
 *
 * @param text JSON without fault.
 * @param start Index of the `[` or `{`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = '{"a": [1, 2]}';
 * assertEquals(childSpans(text, 0), [{ key: "a", start: 6, end: 12 }]);
 * assertEquals(childSpans(text, 6).map(({ start, end }) => text.slice(start, end)), ["1", "2"]);
 * ```
 */
export function childSpans(text: string, start: number): readonly ChildSpan[] {
  const isObject = text[start] === "{";
  const spans: ChildSpan[] = [];
  let at = nextToken(text, start + 1);
  while (!isClose(text.charCodeAt(at))) {
    let key: string | undefined;
    if (isObject) {
      const keyEnd = jsonStringEnd(text, at);
      key = JSON.parse(text.slice(at, keyEnd));
      at = nextToken(text, nextToken(text, keyEnd) + 1);
    }
    const end = valueEnd(text, at);
    spans.push({ ...(key === undefined ? {} : { key }), start: at, end });
    at = nextToken(text, end);
    if (text[at] === ",") at = nextToken(text, at + 1);
  }
  return spans;
}

/** Index of the first character from there on that is no white space. */
export function nextToken(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return jsonStringEnd(text, start);
  return isOpen(first) ? containerEnd(text, start) : scalarEnd(text, start);
}

function containerEnd(text: string, start: number): number {
  let at = start;
  let depth = 0;
  do {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = jsonStringEnd(text, at);
      continue;
    }
    if (isOpen(code)) depth++;
    else if (isClose(code)) depth--;
    at++;
  } while (depth > 0);
  return at;
}

function scalarEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !/[\s,\]}]/.test(text[at])) at++;
  return at;
}

function isOpen(code: number): boolean {
  return (code & NO_BRACE) === OPEN;
}

function isClose(code: number): boolean {
  return (code & NO_BRACE) === CLOSE;
}
