import type { GradeRule } from "./grade_rule.ts";
import { ANSWER_RULES } from "./marks/answer_rules.ts";
import { VERDICT_RULES } from "./marks/verdict_rules.ts";

/**
 * The rules of the answer check, each with an answer that it decides, where PEX has replaced copper.
 *
 * The first ones read the values of a clause, and of several that see a value the first speaks; those from "named" on
 * make a verdict of it. A decision that is missing or revived makes the answer fail, else one that is not clear makes
 * it unclear.
 *
 * They look at strings and do not judge meaning. Words of English, German, Chinese and Japanese are all looked for at
 * once. A replaced value is put aside wherever a word of a rule reaches it in its clause. A current one is put aside
 * only by a word that is close to it, with only articles, auxiliaries and words of use between: "never use PEX", but
 * not "never page before 22:00".
 *
 * @example The rules that make an answer about copper and PEX fail
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const failing = GRADE_RULES.filter(({ example }) => example.verdict === "fail");
 * assertEquals(
 *   failing.map(({ name }) => name),
 *   ["not undone", "kept", "not", "discussed", "not named", "presented"],
 * );
 * ```
 */
export const GRADE_RULES: readonly GradeRule[] = Object.freeze([
  ...ANSWER_RULES.map(({ name, sees, example }) => ({ name, sees, example })),
  ...VERDICT_RULES,
]);
