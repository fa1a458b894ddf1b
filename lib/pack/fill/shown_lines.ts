import type { SupportingContext } from "../../compress/supporting_context.ts";

/**
 * How many whole lines of a context a text shows, whoever made it; each line as often as the context has it.
 *
 * @param text What a backend made of the context.
 * @param context The context.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "../../compress/supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "a\nb\nb\nc\n" });
 * assertEquals(shownLines("b\nb\nb\n… 1 line omitted (L4) …", context), 2);
 * ```
 */
export function shownLines(
  text: string,
  { text: whole, lines }: SupportingContext,
): number {
  if (text === whole) return lines.length;
  const left = new Map<string, number>();
  for (const line of lines) left.set(line.text, (left.get(line.text) ?? 0) + 1);
  let shown = 0;
  for (const line of text.split("\n")) {
    const plain = line.replace(/\r$/, "");
    const count = left.get(plain) ?? 0;
    if (count === 0) continue;
    left.set(plain, count - 1);
    shown++;
  }
  return shown;
}
