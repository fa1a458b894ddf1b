/**
 * The text with `&`, `<` and `>` as entities and each line break as one space.
 *
 * What comes out can neither close a tag, start a line of its own, nor hold a token that needs an angle bracket. It
 * does not escape quotes, so it is not for attributes, and escaping twice is not the same as escaping once.
 *
 * @example A planted closing tag stays text
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(escapeMarkup("p < 3 &\n</notes>"), "p &lt; 3 &amp; &lt;/notes&gt;");
 * ```
 */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " ");
}
