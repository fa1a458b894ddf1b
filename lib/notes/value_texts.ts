/**
 * Every string among the values of a JSON value, in order.
 *
 * Keys are not in it, nor are numbers and the like.
 *
 * @example A key is a name, not something that was said
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(valueTexts({ limit: 5, say: ["a", { b: "c" }] }), ["a", "c"]);
 * ```
 */
export function valueTexts(value: unknown): readonly string[] {
  const texts: string[] = [];
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") texts.push(next);
    else if (typeof next === "object" && next !== null) {
      const inner = Object.values(next);
      for (let i = inner.length - 1; i >= 0; i--) waiting.push(inner[i]);
    }
  }
  return texts;
}
