import { jsonFault } from "./json_fault.ts";
import { jsonExcess } from "../text/json_excess.ts";
import { utf8Text } from "./utf8_text.ts";

/**
 * The JSON text that a file holds, parsed by the given function.
 *
 * @param bytes The file.
 * @param name Its name, for errors.
 * @param parse Parses the text; default `JSON.parse`.
 * @throws {SyntaxError} If it is no JSON, is nested too deep or holds too much to be parsed in good time; the message
 * names the file and the line.
 *
 * @example The line is counted
 * ```ts
 * import { assertThrows } from "@std/assert";
 * const bytes = new TextEncoder().encode('{\n"a": 1,\n');
 * assertThrows(() => parseJsonBytes(bytes, "a.json"), SyntaxError, "Cannot read a.json: line 3: this is not JSON");
 * ```
 */
export function parseJsonBytes<T = unknown>(
  bytes: Uint8Array,
  name: string,
  parse: (text: string) => T = JSON.parse,
): T {
  const text = utf8Text(bytes, name);
  if (text.trim() === "") {
    throw new SyntaxError(`Cannot read ${name}: the file is empty`);
  }
  const excess = jsonExcess(text);
  if (excess !== undefined) {
    const { line, column } = lineAt(text, excess.index);
    const place = `line ${line}: ${excess.problem} at column ${column}`;
    throw new SyntaxError(`Cannot read ${name}: ${place}`);
  }
  try {
    return parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isCut = message.startsWith("Unexpected end") ||
      message.startsWith("Unterminated");
    const index = isCut ? text.trimEnd().length : jsonFault(text);
    const { line, column } = lineAt(text, index);
    const isTold = isCut || message.includes(" column ");
    const place = `line ${line}${isTold ? "" : `, column ${column}`}`;
    throw new SyntaxError(
      `Cannot read ${name}: ${place}: this is not JSON (${message})`,
    );
  }
}

/** Both are counted from 1; lines may end in CR alone. */
function lineAt(text: string, index: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (const { 0: { length }, index: at } of text.matchAll(/\r\n|\n|\r/g)) {
    if (at >= index) break;
    line++;
    start = at + length;
  }
  return { line, column: index - start + 1 };
}
