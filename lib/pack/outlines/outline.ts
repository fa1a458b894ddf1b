import type { NumberedLine } from "../numbered_line.ts";
import { outlineGo } from "./outline_go.ts";
import { outlineMarkdown } from "./outline_markdown.ts";
import { outlinePython } from "./outline_python.ts";
import { outlineRust } from "./outline_rust.ts";

/** Reads the outline of a source file: some of its lines, each as it is. */
export type Outliner = (text: string) => readonly NumberedLine[];

const OUTLINERS: Readonly<Record<string, Outliner>> = {
  py: outlinePython,
  pyi: outlinePython,
  go: outlineGo,
  rs: outlineRust,
  md: outlineMarkdown,
  markdown: outlineMarkdown,
};

/**
 * The lines of a source file that say what is in it: imports, exports, definitions and their signatures, headings.
 *
 * Every line is one of the file's, word for word, with its number; a signature of several lines is several of them. It
 * knows Python, Go, Rust and Markdown by their definition lines; TypeScript and JavaScript with the outliner of
 * `lib/edge/typescript_outline.ts`, whose parser is a package. It does not check that the source is valid.
 *
 * @param path The file's name, whose ending tells the language.
 * @param text Its text.
 * @param more Outliners by ending, without the dot; they come before the built-in ones.
 * @returns `undefined` for a language that none of them knows.
 *
 * @example What stays of a function
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "import os\n\n\ndef fill(tank):\n    return os.stat(tank)\n";
 * assertEquals(outline("tank.py", text)?.map(({ number, text }) => `${number} ${text}`), [
 *   "1 import os",
 *   "4 def fill(tank):",
 * ]);
 * ```
 */
export function outline(
  path: string,
  text: string,
  more: Readonly<Record<string, Outliner>> = {},
): readonly NumberedLine[] | undefined {
  const ending = /\.([^.\\/]+)$/.exec(path)?.[1].toLowerCase() ?? "";
  const outliner = Object.hasOwn(more, ending)
    ? more[ending]
    : Object.hasOwn(OUTLINERS, ending)
    ? OUTLINERS[ending]
    : undefined;
  return outliner?.(text);
}
