import { type NumberedLine, numberLines } from "../numbered_line.ts";
import { bracketDepths } from "./bracket_depths.ts";
import { type Hidden, maskSource } from "./mask_source.ts";

const HIDDEN: readonly Hidden[] = [
  { open: "#", close: "(?=\\n)" },
  { open: '"""', close: '"""', escapes: true, showsOpening: true },
  { open: "'''", close: "'''", escapes: true, showsOpening: true },
  { open: '"', close: '"', escapes: true, oneLine: true, showsOpening: true },
  { open: "'", close: "'", escapes: true, oneLine: true, showsOpening: true },
];
const DEFINITION = /^(?:async\s+)?(def|class)\b/;
const IMPORT = /^(?:import|from)\b/;
const ALL = /^__all__\b/;

/**
 * The imports, `__all__`, classes, functions and methods of a Python file, with their decorators.
 *
 * What is defined inside a function is left out. A `def` inside a string or a comment is none.
 */
export function outlinePython(text: string): readonly NumberedLine[] {
  const lines = numberLines(text);
  const masked = maskSource(text, HIDDEN).split("\n");
  const depths = bracketDepths(masked);
  const outline: NumberedLine[] = [];
  const scopes: { indent: number; word: string }[] = [];
  for (let at = 0; at < lines.length;) {
    const start = at;
    const words = masked[at].trim();
    const isInside = depths[at] > 0;
    at++;
    while (at < lines.length && isContinued(masked, depths, at)) at++;
    if (words === "" || isInside || isInString(lines[start], masked[start])) {
      continue;
    }
    const indent = indentOf(masked[start]);
    while (scopes.length > 0 && scopes[scopes.length - 1].indent >= indent) {
      scopes.pop();
    }
    if (scopes.some(({ word }) => word === "def")) continue;
    const word = DEFINITION.exec(words)?.[1];
    if (word !== undefined) scopes.push({ indent, word });
    const isKept = word !== undefined || words.startsWith("@") ||
      IMPORT.test(words) || (indent === 0 && ALL.test(words));
    if (!isKept) continue;
    for (const line of lines.slice(start, at)) outline.push(line);
  }
  return outline;
}

/** Whether the line at an index goes on with the statement of the line above it. */
function isContinued(
  masked: readonly string[],
  depths: readonly number[],
  at: number,
): boolean {
  return depths[at] > 0 || masked[at - 1].trimEnd().endsWith("\\");
}

/** Whether a line starts in a string that was opened above: its first character is hidden. */
function isInString(line: NumberedLine, masked: string): boolean {
  const first = line.text.search(/\S/);
  return masked.slice(0, first + 1).trim() === "";
}

function indentOf(line: string): number {
  return (/^[ \t\f]*/.exec(line)?.[0] ?? "").replaceAll("\t", "        ")
    .length;
}
