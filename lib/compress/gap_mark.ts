import type { ContextLine } from "./supporting_context.ts";

/**
 * The mark that stands for lines that were left out, with the numbers of the first and the last.
 *
 * @param lines The lines, at least one; numbers between them may be missing, where lines were taken out before.
 * @param factLines Numbers of lines that are exact facts and stand elsewhere; those between the lines are counted.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const lines = [12, 13, 14].map((number) => ({ number, text: "" }));
 * assertEquals(gapMark(lines), "… 3 lines omitted (L12–L14) …");
 * assertEquals(gapMark([lines[0], lines[2]], [13]), "… 2 lines omitted and 1 line of facts (L12–L14) …");
 * assertEquals(gapMark(lines.slice(0, 1)), "… 1 line omitted (L12) …");
 * ```
 */
export function gapMark(
  lines: readonly ContextLine[],
  factLines: readonly number[] = [],
): string {
  const [first, last] = [lines[0].number, lines[lines.length - 1].number];
  if (lines.length === 1) return `… 1 line omitted (L${first}) …`;
  const facts = factLines.filter((line) => first < line && line < last).length;
  const more = facts === 0
    ? ""
    : ` and ${facts} ${facts === 1 ? "line" : "lines"} of facts`;
  return `… ${lines.length} lines omitted${more} (L${first}–L${last}) …`;
}

/**
 * Whether a line has the form of a mark.
 *
 * @param line A line without its line break.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(isGapMark("… 3 lines omitted (L12–L14) …"), true);
 * ```
 */
export function isGapMark(line: string): boolean {
  return /^… \d+ lines? omitted(?: and \d+ lines? of facts)? \(L\d+(?:–L\d+)?\) …$/
    .test(line);
}
