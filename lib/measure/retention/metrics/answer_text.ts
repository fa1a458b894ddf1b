const MONTHS =
  ("january february march april may june july august september october november december")
    .split(" ");

/**
 * A text in the form in which answers are looked for: lower case, words with single spaces between, without articles.
 *
 * An ISO day reads as answers write it, `8 may 2023`. An answer counts where its letters stand, so `2` is found in
 * `2023`: the control by chance says how often that is.
 *
 * @param text Any text.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(answerText("The 'Old Mill', on 2023-05-08."), "old mill on 8 may 2023");
 * ```
 */
export function answerText(text: string): string {
  const words = text.replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, dayInWords)
    .toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !/^(?:an?|the)$/.test(word)).join(" ");
}

function dayInWords(iso: string, year: string, month: string, day: string) {
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}
