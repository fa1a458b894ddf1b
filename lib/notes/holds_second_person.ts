import { SECOND_PERSON_WORDS } from "./lists/second_person_words.ts";
import { personShape } from "./person_shape.ts";

const SHAPE = personShape(SECOND_PERSON_WORDS);

/**
 * Whether somebody is spoken to in a sentence.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["Did you go?", "您好", "The youth"].map(holdsSecondPerson), [true, true, false]);
 * ```
 */
export function holdsSecondPerson(sentence: string): boolean {
  return SHAPE.test(sentence);
}
