import type { Verdict } from "../grade.ts";
import type { GradeRule } from "../grade_rule.ts";

/**
 * The rules by which what is read in the clauses becomes a verdict. See `GRADE_RULES`.
 *
 * Where a value is put aside or quoted, `GradeReason.rule` names the rule that did so, not one of these.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(VERDICT_RULES[0].name, "named");
 * ```
 */
export const VERDICT_RULES: readonly GradeRule[] = Object.freeze([
  rule(
    "named",
    "A current decision with a value that no rule puts aside, quotes or asks for.",
    "Use PEX.",
    "pass",
  ),
  rule(
    "not named",
    "A current decision without any of its values in the answer: missing.",
    "Use a pipe.",
    "fail",
  ),
  rule(
    "both ways",
    "A current decision that is named in one place and put aside in another: unclear.",
    "Use PEX. Do not use PEX.",
    "unclear",
  ),
  rule(
    "absent",
    "A replaced decision without any of its values in the answer, as it should be.",
    "PEX it is.",
    "pass",
  ),
  rule(
    "presented",
    "A replaced decision with a value that no rule puts aside or quotes, while what replaced it is not named: revived.",
    "Use copper.",
    "fail",
  ),
  rule(
    "both named",
    "The same, while what replaced it is named too, and no rule says which holds: unclear.",
    "Copper and PEX.",
    "unclear",
  ),
  rule("blank", "An answer without words: no answer.", " \n", "no_answer"),
  {
    name: "cut",
    sees: "An answer that was cut off: unclear where it would pass.",
    example: { answer: "Use PEX", cut: true, verdict: "unclear" },
  },
]);

function rule(
  name: string,
  sees: string,
  answer: string,
  verdict: Verdict,
): GradeRule {
  return { name, sees, example: { answer, verdict } };
}
