import { pythonNumber } from "../../text/python_number.ts";
import { writtenNumber } from "../../text/written_numbers.ts";

const QUOTE = '<|"|>';

/**
 * A JSON-like value in the template's own notation.
 *
 * @param value The value.
 * @param quoteKeys Whether keys stand in quotation marks: they do in a declaration, not in a call.
 * @param written How a number stood in the text that it was parsed from, where that is another way than JavaScript's.
 */
export function renderArgument(
  value: unknown,
  quoteKeys: boolean,
  written?: string,
): string {
  if (typeof value === "string") return QUOTE + value + QUOTE;
  if (typeof value === "boolean") return value ? "true" : "false";
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) {
    return `[${
      value.map((item, at) =>
        renderArgument(item, quoteKeys, writtenNumber(value, String(at)))
      ).join(",")
    }]`;
  }
  if (typeof value === "object") {
    const fields = sortedEntries(value).map(([key, item, own]) =>
      `${quoteKeys ? QUOTE + key + QUOTE : key}:${
        renderArgument(item, quoteKeys, own)
      }`
    );
    return `{${fields.join(",")}}`;
  }
  const source = written ?? String(value);
  return typeof value === "number" && /\d/.test(source)
    ? pythonNumber(source)
    : source;
}

/**
 * The entries by key as Jinja's `dictsort` orders them, without regard to case, equal keys as they came; each number with
 * how it was written, where that is another way than JavaScript's.
 */
export function sortedEntries(
  value: object,
): [key: string, item: unknown, written?: string][] {
  return Object.entries(value).map(([key, item]) =>
    [key.toLowerCase(), key, item] as const
  ).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, key, item]) => [key, item, writtenNumber(value, key)]);
}
