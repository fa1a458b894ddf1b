/**
 * The text as it may stand in HTML or XML, between tags and in quoted attributes.
 *
 * Characters that XML does not allow, and marks that turn a line around, become `�`; half of a character does too.
 *
 * @param text Any text.
 *
 * @example A planted tag is text
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(escapeHtml(`<b a="1">&'`), "&lt;b a=&quot;1&quot;&gt;&amp;&#39;");
 * ```
 */
export function escapeHtml(text: string): string {
  return text.toWellFormed()
    .replace(
      // deno-lint-ignore no-control-regex -- the characters that XML forbids
      /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g,
      "�",
    )
    .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
