/**
 * A text between fences that nothing in it can close, as Markdown has them.
 *
 * @param text Any text; a line break at its end is not doubled.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const [three, four] = [3, 4].map((length) => "`".repeat(length));
 * assertEquals(fenced(`a\n${three}\nb`), `${four}\na\n${three}\nb\n${four}`);
 * ```
 */
export function fenced(text: string): string {
  const longest = Math.max(
    2,
    ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length),
  );
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}${text.endsWith("\n") ? "" : "\n"}${fence}`;
}
