const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const OTHER_DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;

/**
 * The text with Arabic, Persian, Hindi, Bengali and full-width digits as 0 to 9; every offset stays.
 *
 * @example Eastern Arabic and full-width digits
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(asciiDigits("٢٠٢٥, ３０００元"), "2025, 3000元");
 * ```
 */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((each) => each <= code) ?? 0;
    return String(code - zero);
  });
}
