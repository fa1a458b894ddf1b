import type { ContextLine, ContextSource } from "./supporting_context.ts";

/**
 * The lines of a text that are taken, with their numbers, and their text in one piece with its line breaks.
 *
 * A line ends with LF or CR LF; a line break at the end starts no further line.
 *
 * @param text The text, redacted.
 * @param source Which of its lines are taken.
 * @throws {RangeError} If `tailLines` is not a whole number of at least 1.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const source = { label: "", text: "a\r\nb\nc\n", tailLines: 2, withoutLines: [2] };
 * assertEquals(contextLines(source.text, source), { text: "c\n", lines: [{ number: 3, text: "c" }] });
 * ```
 */
export function contextLines(
  text: string,
  { tailLines = Infinity, withoutLines = [] }: ContextSource,
): { readonly text: string; readonly lines: readonly ContextLine[] } {
  const isWhole = tailLines === Infinity || Number.isSafeInteger(tailLines);
  if (!isWhole || tailLines < 1) {
    throw new RangeError(
      `Cannot make supporting context: tailLines must be a whole number of at least 1, it is ${tailLines}`,
    );
  }
  const pieces = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const left = new Set(withoutLines);
  const taken = pieces.map((piece, index) => ({ piece, number: index + 1 }))
    .slice(Math.max(0, pieces.length - tailLines))
    .filter(({ number }) => !left.has(number));
  return {
    text: taken.map(({ piece }) => piece).join(""),
    lines: taken.map(({ piece, number }) => ({
      number,
      text: piece.replace(/\r?\n$/, ""),
    })),
  };
}
