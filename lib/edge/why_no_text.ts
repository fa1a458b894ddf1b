/** Characters that a text can have at most in V8. */
const LONGEST_TEXT = 2 ** 29 - 24;

/**
 * What is wrong with bytes that could not be decoded: they are no UTF-8, or more than one text can hold.
 *
 * @param bytes The bytes.
 * @param otherwise What is said where their number is not the trouble.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const why = whyNoText({ length: 600 * 2 ** 20 }, "it is not UTF-8");
 * assertEquals(why, "600 MiB in one piece, where a text holds less than 512");
 * assertEquals(whyNoText(new Uint8Array([255]), "it is not UTF-8"), "it is not UTF-8");
 * ```
 */
export function whyNoText(
  { length }: { readonly length: number },
  otherwise: string,
): string {
  if (length <= LONGEST_TEXT) return otherwise;
  const size = Math.round(length / 2 ** 20);
  return `${size} MiB in one piece, where a text holds less than 512`;
}
