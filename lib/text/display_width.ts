const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
const NARROW_ONLY = /^[\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * How many columns of a terminal the text takes: two for Chinese, Japanese and Korean characters and emoji.
 *
 * Terminals differ on rare characters; this is right for the common ones.
 *
 * @example An emoji takes two
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(displayWidth("港 🚢"), 5);
 * ```
 */
export function displayWidth(text: string): number {
  if (NARROW_ONLY.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return width;
}

/**
 * The text cut at a whole character to take at most this many columns, with `…` where something is cut.
 *
 * @param text One line of text.
 * @param columns Columns that it may take; at least 1.
 *
 * @example Two columns of six are left for the mark
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(fitColumns("港の名前", 6), "港の…");
 * ```
 */
export function fitColumns(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let fitted = "";
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    fitted += segment;
  }
  return fitted + "…";
}

function widthOf(grapheme: string): number {
  return WIDE.test(grapheme) ? 2 : 1;
}
