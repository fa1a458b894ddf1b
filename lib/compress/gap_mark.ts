import type { ContextLine } from "./supporting_context.ts";

/**
 * The mark that stands for lines that were left out, with the numbers of the first and the last.
 *
 * @param lines The lines, at least one; numbers between them may be missing, where lines were taken out before.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const lines = [12, 13, 14].map((number) => ({ number, text: "" }));
 * assertEquals(gapMark(lines), "… 3 lines omitted (L12–L14) …");
 * assertEquals(gapMark(lines.slice(0, 1)), "… 1 line omitted (L12) …");
 * ```
 */
export function gapMark(lines: readonly ContextLine[]): string {
  const [first, last] = [lines[0].number, lines[lines.length - 1].number];
  return lines.length === 1
    ? `… 1 line omitted (L${first}) …`
    : `… ${lines.length} lines omitted (L${first}–L${last}) …`;
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
  return /^… \d+ lines? omitted \(L\d+(?:–L\d+)?\) …$/.test(line);
}
