import { jsonExcess } from "../text/json_excess.ts";
import { jsonFault } from "./json_fault.ts";

const STRING = String.raw`("(?:[^"\\]|\\.)*")`;
const COMMENT = new RegExp(
  `${STRING}|//[^\\n\\r]*|/\\*[\\s\\S]*?\\*/`,
  "g",
);
const LAST_COMMA = new RegExp(`${STRING}|,(?=\\s*[}\\]])`, "g");

/**
 * The value of a JSON text, which may have comments and a comma after the last item, as in `deno.json`.
 *
 * @param text The text.
 * @param name The file, for messages.
 * @throws {SyntaxError} If it is no JSON; the message names the file and the line and repeats nothing of the text.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(parseJsonText('{ "a": "//", /* why *\/ }', "deno.json"), { a: "//" });
 * ```
 */
export function parseJsonText(text: string, name: string): unknown {
  const plain = text
    .replace(COMMENT, (found, string) => string ?? found.replace(/[^\n]/g, " "))
    .replace(LAST_COMMA, (_, string) => string ?? " ");
  const excess = jsonExcess(plain);
  if (excess !== undefined) {
    throw new SyntaxError(
      `Cannot read ${name}: ${lineOf(plain, excess.index)}${excess.problem}`,
    );
  }
  try {
    return JSON.parse(plain);
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    const line = lineOf(
      plain,
      at === undefined ? jsonFault(plain) : Number(at),
    );
    throw new SyntaxError(`Cannot read ${name}: ${line}this is not JSON`);
  }
}

function lineOf(text: string, index: number): string {
  return `line ${text.slice(0, index).split("\n").length}: `;
}
