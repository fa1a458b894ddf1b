/**
 * The text in the one spelling in which answers and values are compared.
 *
 * Line breaks are `\n`, `<br>` is a semicolon, invisible joiners are gone, hyphens that do not break are `-`,
 * full-width letters and digits (and a full-width colon between digits) are ASCII, and the rest is Unicode NFC. Case
 * stays: it is ignored later.
 *
 * @example A hyphen that many models write
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(foldAnswer("eu\u2011west\u20111 at ０２：１５"), "eu-west-1 at 02:15");
 * ```
 */
export function foldAnswer(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ";")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(
      /[０-９Ａ-Ｚａ-ｚ]/g,
      (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/(?<=\d)：(?=\d)/g, ":")
    .normalize("NFC");
}
