import { adapters } from "../adapters/adapters.ts";
import type { FormatAdapter } from "../adapters/format_adapter.ts";
import type { JsonLine } from "../adapters/json_line.ts";

/**
 * Whether a file holds one JSON document or a JSON value on each line, by its first two lines.
 *
 * A first line that is cut short does not make a document of a file whose second line is an object by itself.
 *
 * @param lines The file's lines; at most two are taken.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const lines = ['{"a":1}', '{"a":2}'].map((text, index) => ({ line: index + 1, text, ending: "\n" as const }));
 * assertEquals([layoutOf(lines), layoutOf(lines.slice(1))], ["lines", "document"]);
 * ```
 */
export function layoutOf(
  lines: Iterable<JsonLine>,
): FormatAdapter["layout"] {
  const [first, second] = firstTwo(lines);
  const value = parsedOr(first);
  if (second === undefined) return isSession(value) ? "lines" : "document";
  if (value !== undefined) return "lines";
  const isOpened = /[[{,:]\s*$/.test(first ?? "");
  return !isOpened && isObject(parsedOr(second)) ? "lines" : "document";
}

function firstTwo(lines: Iterable<JsonLine>): readonly string[] {
  const texts: string[] = [];
  for (const { text } of lines) {
    texts.push(text);
    if (texts.length === 2) break;
  }
  return texts;
}

function isSession(value: unknown): boolean {
  return adapters.some(({ layout, detect }) =>
    layout === "lines" && detect([value]) !== undefined
  );
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsedOr(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
