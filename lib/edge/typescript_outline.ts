/**
 * Outlines of TypeScript and JavaScript files, by TypeScript's own parser.
 *
 * @module
 */
import type TypeScript from "typescript";
import { FormatError } from "../errors.ts";
import { lineCounter } from "../pack/line_counter.ts";
import { type NumberedLine, numberLines } from "../pack/numbered_line.ts";
import type { Outliner } from "../pack/outlines/outline.ts";
import { type LineRange, outlineRanges } from "./typescript_ranges.ts";

export { FormatError } from "../errors.ts";
export type { NumberedLine } from "../pack/numbered_line.ts";
export type { Outliner } from "../pack/outlines/outline.ts";

const ENDINGS = ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"];

/**
 * Outliners for TypeScript and JavaScript, by ending, for `outline` of `./pack`.
 *
 * An outline has imports, exports, the signatures of functions, classes and their members, interfaces, types and enums
 * whole, and variables without their values; what is defined inside a function is left out. It loads the package
 * `typescript`, 9 MB, when it is called, and needs no permission for it. An outliner takes a source with errors as far
 * as the parser reads it, and throws a `FormatError` where that is nested too deeply to be read.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { outline } from "../pack/outlines/outline.ts";
 * const text = "export function fill(\n  tank: Tank,\n): number {\n  return tank.litres;\n}\n";
 * const lines = outline("tank.ts", text, await typescriptOutliners());
 * assertEquals(lines?.map(({ text }) => text), ["export function fill(", "  tank: Tank,", "): number {"]);
 * ```
 */
export async function typescriptOutliners(): Promise<
  Readonly<Record<string, Outliner>>
> {
  const ts = await loadTypeScript();
  return Object.fromEntries(
    ENDINGS.map((ending) => [ending, (text) => outlineOf(ts, ending, text)]),
  );
}

let loaded: Promise<typeof TypeScript> | undefined;

/** The package, which is kept from reading the environment: a parser needs none of it. */
function loadTypeScript(): Promise<typeof TypeScript> {
  loaded ??= (async () => {
    const host = globalThis as { process?: { browser?: boolean } };
    const { process } = host;
    if (process) process.browser = true;
    try {
      return (await import("typescript")).default;
    } finally {
      delete process?.browser;
    }
  })();
  return loaded;
}

function outlineOf(
  ts: typeof TypeScript,
  ending: string,
  text: string,
): readonly NumberedLine[] {
  const lines = numberLines(text);
  const lineOf = lineCounter(text);
  const isOutline = new Array<boolean>(lines.length).fill(false);
  for (const { start, end } of rangesOf(ts, ending, text)) {
    isOutline.fill(true, lineOf(start) - 1, lineOf(end));
  }
  return lines.filter((line, index) =>
    isOutline[index] && line.text.trim() !== ""
  );
}

function rangesOf(
  ts: typeof TypeScript,
  ending: string,
  text: string,
): readonly LineRange[] {
  try {
    const file = ts.createSourceFile(
      `outline.${ending}`,
      text,
      {
        languageVersion: ts.ScriptTarget.Latest,
        jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      },
      true,
    );
    return outlineRanges(ts, file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FormatError(
      "TypeScript source",
      "",
      "it is nested too deeply to be parsed",
    );
  }
}
