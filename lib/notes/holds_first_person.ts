import { FIRST_PERSON_WORDS } from "./lists/first_person_words.ts";
import { personShape } from "./person_shape.ts";

const SHAPE = personShape(
  [...FIRST_PERSON_WORDS].filter((word) => word !== "うち"),
  String.raw`(?<!\p{L})うち[はのがもで]`,
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
