/**
 * The text on one line, as Markdown shows it letter for letter, in a table too.
 *
 * Everything that could start a link, an image, emphasis, code, HTML, a heading or a new cell is escaped, and addresses
 * are kept from becoming links.
 *
 * @param text Any text.
 *
 * @example A planted image is text
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(escapeMarkdown("a|b ![x](y)\n# c"), "a\\|b \\!\\[x\\]\\(y\\) \\# c");
 * ```
 */
export function escapeMarkdown(text: string): string {
  return text.toWellFormed()
    .replace(/[\t\n\v\f\r\x85\u2028\u2029]+/g, " ")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "�")
    .replace(/[\\`*_{}[\]()#!|~@$^=-]/g, "\\$&")
    .replace(/^(\s*\d*)([+.])(?=\s|$)/, "$1\\$2")
    .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    .replaceAll("://", ":&#8203;//").replace(/\bwww\./gi, "$&&#8203;");
}
