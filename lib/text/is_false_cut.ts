import { ABBREVIATIONS } from "./abbreviations.ts";
import { SENTENCE_STARTERS } from "./sentence_starters.ts";

const SPACE = /[\s\u0085]/;
const WIDE_LETTER = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
const CLOSER = /[\p{Pe}\p{Pf}"'*_]/u;
const LIST_NUMBER = /^\s*[([]?\d{1,3}[.)]$/;
const ELLIPSIS = /(?:^|[^.])\.{3}$|\. \. \.$/;
const GERMAN_DAY = /(?:^|\s)\d{1,2}\.$/;
const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;
const DOTTED_WORD = /(?:^|[\s("'“‘„«‹[{*_—–])([\p{L}\p{M}.]{1,12})\.[*_]*$/u;
const SINGLE_LETTERS = /^\p{Ll}(?:\.\p{Ll})*$/u;
const FIRST_WORD = /^["'“‘„«‹*_([]*(\p{L}+)(?=[\s,:'’]|$)/u;

/**
 * Whether a cut that the segmenter proposes ends no sentence.
 *
 * It reads a few characters on both sides: a cut inside a word (`a.b?c`), after an abbreviation, an initial, a list
 * number or three dots is false. It does not know inline code or URLs; for those see `maskSpans`.
 *
 * @param text What is being cut; its line breaks count as spaces.
 * @param start Where the present sentence starts.
 * @param cut Where it would end, after the white space that follows it.
 *
 * @example The dot of a title
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(isFalseCut("Dr. Ames left. Good.", 0, 4), true);
 * assertEquals(isFalseCut("Dr. Ames left. Good.", 0, 15), false);
 * ```
 */
export function isFalseCut(text: string, start: number, cut: number): boolean {
  let end = cut;
  while (end > start && SPACE.test(text[end - 1])) end--;
  if (end === start) return true;
  if (end === cut) return isInsideWord(text, start, cut);
  const tail = text.slice(Math.max(start, end - 24), end);
  if (end - start < 9 && LIST_NUMBER.test(tail)) return true;
  return ELLIPSIS.test(tail) || isAbbreviation(tail, text.slice(cut, cut + 24));
}

/** Without white space an ASCII mark ends a sentence only between wide letters; 。！？ and the like end one anywhere. */
function isInsideWord(text: string, start: number, cut: number): boolean {
  let mark = cut - 1;
  while (mark > start && CLOSER.test(text[mark])) mark--;
  if (!".?!".includes(text[mark])) return false;
  return !(WIDE_LETTER.test(text[mark - 1] ?? "") &&
    WIDE_LETTER.test(text[cut] ?? ""));
}

function isAbbreviation(tail: string, next: string): boolean {
  if (GERMAN_DAY.test(tail) && GERMAN_MONTH.test(next)) return true;
  const word = DOTTED_WORD.exec(tail)?.[1].toLowerCase();
  if (word === undefined) return false;
  const dot = ABBREVIATIONS.get(word) ??
    (SINGLE_LETTERS.test(word) ? "beforeStarter" : undefined);
  if (dot === "never") return true;
  if (dot === "beforeNumber") return /^[#\d]/.test(next);
  return dot === "beforeStarter" &&
    !SENTENCE_STARTERS.has(FIRST_WORD.exec(next)?.[1] ?? "");
}
