import { isGapMark } from "./gap_mark.ts";
import type { SupportingContext } from "./supporting_context.ts";

/**
 * How many lines of a result are not in the source, blank lines and gap marks aside.
 *
 * A last line that ends in `…` counts as the source's if it starts a line of it, as `truncate` cuts one.
 *
 * @param text A backend's result.
 * @param context What it was made of.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "a\nbcd" });
 * assertEquals(inventedLines("a\nAll went well.\nb…", context), 1);
 * ```
 */
export function inventedLines(
  text: string,
  { lines }: SupportingContext,
): number {
  const known = new Set(lines.map((line) => line.text.trimEnd()));
  const found = text.split("\n").map((line) => line.trimEnd());
  const last = found[found.length - 1];
  if (last.endsWith("…")) {
    const start = last.slice(0, -1);
    if (lines.some((line) => line.text.startsWith(start))) found.pop();
  }
  return found.filter((line) =>
    line !== "" && !known.has(line) && !isGapMark(line)
  ).length;
}
