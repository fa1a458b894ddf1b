/** How a JSON text is laid out. */
export interface JsonLayout {
  /** What a level is indented by; "" for one line. */
  readonly indent: string;
  /** What ends each line but the last, with the indentation that all of them have. */
  readonly lineBreak: string;
  /** Whether one line has a space behind commas and colons, as Python writes it. */
  readonly isSpaced: boolean;
}

/** What `JSON.stringify` gives without an indent. */
export const ONE_LINE: JsonLayout = {
  indent: "",
  lineBreak: "\n",
  isSpaced: false,
};

const FIRST_BREAK = /\r\n|\n|\r/;
const LAST_INDENT = /[\r\n]([ \t]*)[\]}]$/;
const SPACED = /^(?:\[\s*)*\{\s*"[^"\\]*": /;

/**
 * How a list or an object is laid out, by its first two lines and its last.
 *
 * @param json The text of the list or object alone.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const json = '{\r\n\t\t"a": 1\r\n\t}';
 * assertEquals(jsonLayout(json), { indent: "\t", lineBreak: "\r\n\t", isSpaced: false });
 * assertEquals(jsonLayout('{"a": 1}').isSpaced, true);
 * ```
 */
export function jsonLayout(json: string): JsonLayout {
  const found = FIRST_BREAK.exec(json);
  if (found === null) return { ...ONE_LINE, isSpaced: SPACED.test(json) };
  const base = LAST_INDENT.exec(json)?.[1] ?? "";
  const second = /^[ \t]*/.exec(json.slice(found.index + found[0].length));
  const indent = (second?.[0] ?? "").slice(base.length);
  return { indent, lineBreak: found[0] + base, isSpaced: false };
}

/**
 * JSON as `JSON.stringify` gives it with an indent, in this layout.
 *
 * @param stringify Gives the JSON with the indent; "" for one line.
 */
export function laidOut(
  { indent, lineBreak, isSpaced }: JsonLayout,
  stringify: (indent: string) => string,
): string {
  if (isSpaced) {
    return stringify(" ").replace(/,\n */g, ", ").replace(/\n */g, "");
  }
  return stringify(indent).replaceAll("\n", lineBreak);
}
