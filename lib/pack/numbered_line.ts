/** A line of a file, with the number that an editor shows for it. */
export interface NumberedLine {
  /** Its number, from 1. */
  readonly number: number;
  /** Its text, without the line break. */
  readonly text: string;
}

/**
 * The lines of a text, numbered from 1 as an editor numbers them: LF and CR LF end a line.
 *
 * A line break at the very end starts no further line, and a lone CR stays in its line: there it is what a progress bar
 * prints, not a line break.
 *
 * @example The last line break starts no line
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(numberLines("a\r\nb\n"), [{ number: 1, text: "a" }, { number: 2, text: "b" }]);
 * ```
 */
export function numberLines(text: string): readonly NumberedLine[] {
  const lines = text.split("\n");
  if (lines[lines.length - 1] === "") lines.pop();
  return lines.map((line, index) => ({
    number: index + 1,
    text: line.endsWith("\r") ? line.slice(0, -1) : line,
  }));
}
