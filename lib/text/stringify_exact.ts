import { writtenNumber } from "./written_numbers.ts";

/**
 * A value as JSON; numbers that `parseExact` has read are written as they stood there, in copies of an object too.
 *
 * @param value A parsed value, parts of it, or copies of them that were made by spreading.
 * @param indent What a level is indented by; "" for one line.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { parseExact } from "./parse_exact.ts";
 * const value = parseExact('{"share":1.0}') as object;
 * assertEquals(stringifyExact({ ...value, name: "a" }), '{"share":1.0,"name":"a"}');
 * ```
 */
export function stringifyExact(value: unknown, indent = ""): string {
  return JSON.stringify(value, exact, indent);
}

function exact(this: object, key: string, item: unknown): unknown {
  if (typeof item !== "number") return item;
  const source = writtenNumber(this, key);
  return source === undefined ? item : rawJson(source);
}

/** `JSON.rawJSON`, which the types do not know yet. */
function rawJson(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}
