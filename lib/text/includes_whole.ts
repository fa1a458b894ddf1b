import { joinLines } from "./join_lines.ts";

const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u;
const WORD = /[\p{L}\p{M}\p{N}_]/u;

/**
 * Whether the needle stands in the haystack as a whole value: not inside a longer word, number, file name or address.
 *
 * Letters are exact, line breaks equal spaces. `5 %` is not in `95 %` nor `0.5 %`, `at 1.` not in `at 1.2`, `a.ts` not in `a.tsx`, and an address
 * not in a longer one. A path counts inside a longer path. Chinese, Japanese, Korean and Thai letters bound nothing.
 *
 * @throws {RangeError} If the needle is empty: it would be found everywhere.
 *
 * @example Half of a number is another number
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(includesWhole("It took 41,250 rows.", "250 rows"), false);
 * assertEquals(includesWhole("It took 250\nrows.", "250 rows"), true);
 * ```
 */
export function includesWhole(haystack: string, needle: string): boolean {
  if (needle === "") {
    throw new RangeError(
      "Cannot look for a value: it must have 1 or more characters, it has 0",
    );
  }
  if (standsWhole(haystack, needle)) return true;
  // Joining lines changes white space only.
  if (!/[\s\u0085]/.test(needle)) return false;
  return standsWhole(joinLines(haystack), joinLines(needle));
}

function standsWhole(haystack: string, needle: string): boolean {
  let at = haystack.indexOf(needle);
  while (at >= 0) {
    if (
      !goesOnBefore(haystack, at, needle) &&
      !goesOnAfter(haystack, at + needle.length, needle)
    ) return true;
    at = haystack.indexOf(needle, at + 1);
  }
  return false;
}

function goesOnBefore(text: string, at: number, needle: string): boolean {
  const before = text[at - 1] ?? "";
  if (isWord(needle[0]) && isWord(before)) return true;
  return /\d/.test(needle[0]) && /[.,]/.test(before) &&
    /\d/.test(text[at - 2] ?? "");
}

function goesOnAfter(text: string, end: number, needle: string): boolean {
  const next = text[end] ?? "";
  const last = needle[needle.length - 1];
  if (!isWord(last)) return /\d\.$/.test(needle) && /\d/.test(next);
  if (isWord(next)) return true;
  const follows = isWord(text[end + 1] ?? "");
  if (!follows) return false;
  if (/\d/.test(last) && /[.,]/.test(next)) return /\d/.test(text[end + 1]);
  if (/\s/.test(needle)) return false;
  return next === "." || (needle.includes("://") && "/?#&=%-~".includes(next));
}

function isWord(character: string): boolean {
  return character !== "" && WORD.test(character) && !WIDE.test(character);
}
