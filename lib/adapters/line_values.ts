import { parseExact } from "../text/parse_exact.ts";
import { FormatError } from "../errors.ts";
import type { FormatName } from "./format_name.ts";
import type { JsonLine } from "./json_line.ts";
import type { LineValue } from "./line_format.ts";
import type { FormatWarning } from "./parsed_conversation.ts";

/**
 * The lines' values, each parsed when it is asked for.
 *
 * A last line that is no JSON is taken for half-written: it is left out with a warning.
 *
 * @param lines The lines of a file.
 * @param format Named in the error.
 * @param warnings Takes the warning.
 * @throws {FormatError} If a line before the last is no JSON; with its number.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const lines = [
 *   { line: 1, text: '{"a":1}', ending: "\n" },
 *   { line: 2, text: '{"a":', ending: "" },
 * ] as const;
 * assertEquals([...lineValues(lines, "codex", [])], [{ line: 1, value: { a: 1 } }]);
 * ```
 */
export function* lineValues(
  lines: Iterable<JsonLine>,
  format: FormatName,
  warnings: FormatWarning[],
): Generator<LineValue> {
  let broken: JsonLine | undefined;
  for (const given of lines) {
    const { line, text, isCut } = given;
    if (broken !== undefined) throw noJson(format, broken.line);
    const parsed = isCut ? undefined : parsedOr(text);
    if (parsed === undefined) broken = given;
    else yield { line, value: parsed.value };
  }
  if (broken === undefined) return;
  const { line, isCut } = broken;
  warnings.push({ path: "", line, problem: isCut ? CUT : HALF });
}

const HALF = "the last line is only half written; it is not read";
const CUT =
  "the last line is only half written and ends in the middle of a character; it is not read, and that half of a character is not written";

function parsedOr(text: string): { value: unknown } | undefined {
  try {
    return { value: parseExact(text) };
  } catch {
    return undefined;
  }
}

function noJson(format: FormatName, line: number): FormatError {
  return new FormatError(
    format,
    "",
    "expected JSON, found a line that does not parse",
    line,
  );
}
