import { FIRST_PERSON_WORDS } from "./lists/first_person_words.ts";

const words = [...FIRST_PERSON_WORDS];
const spaced = words.filter((word) => /^[a-z]/.test(word)).map((word) =>
  word.replace("'", "['’]")
);
const wide = words.filter((word) => !/^[a-z]/.test(word) && word !== "うち");
const SHAPE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_'’])(?:${spaced.join("|")})(?![\p{L}\p{N}_])` +
    String.raw`|${wide.join("|")}|(?<!\p{L})うち[はのがもで]`,
  "iu",
);

/**
 * Whether somebody speaks of themselves in a sentence.
 *
 * `US` in capitals is a country, and うち is a person only at the start of a clause.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["Tell us", "私は行く", "Visit the US"].map(holdsFirstPerson), [true, true, false]);
 * ```
 */
export function holdsFirstPerson(sentence: string): boolean {
  return SHAPE.test(sentence.replace(/\bUS\b/g, "-"));
}
