/** Puts a colour around a text; without colours it returns the text as it is. */
export type Paint = (text: string, colour: Colour) => string;

/** The few colours that reports use. */
export type Colour = "bold" | "dim" | "red" | "green" | "yellow";

const CODES: Readonly<Record<Colour, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
};

/**
 * A painter for a terminal, or, for a pipe, one that paints nothing.
 *
 * @param colours Whether the reader sees colours.
 *
 * @example Nothing is painted for a pipe
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(painter(false)("lost", "red"), "lost");
 * ```
 */
export function painter(colours: boolean): Paint {
  if (!colours) return (text) => text;
  return (text, colour) => {
    const [on, off] = CODES[colour];
    return `\x1b[${on}m${text}\x1b[${off}m`;
  };
}
