import { isBareInstruction } from "./bare_instruction.ts";
import type { InstructionMarks } from "./instruction_marks.ts";
import { ENGLISH } from "./lists/english.ts";
import { rowMatcher } from "./lists/row_matcher.ts";
import { rowPattern } from "./lists/row_pattern.ts";

const either = (rows: readonly string[]) =>
  `(?:${rows.map((row) => rowPattern(row).source).join("|")})`;
const atStart = (rows: readonly string[]) =>
  rowMatcher(rows.map((row) => `^${row}`));

const LEAD = new RegExp(
  `^(?:[-*•>#"(\\[\\s]|\\d+[.)] |${either(ENGLISH.lead)}[,:;. -]+)+`,
  "iu",
);
const SCOPE_CHARS = 80;
const TOLD = either(ENGLISH.told);
const CONDITION = new RegExp(
  `^${either(ENGLISH.condition)} (?!${TOLD})[^,]{2,80}, (?!${TOLD})`,
  "iu",
);
const scope = rowMatcher(ENGLISH.scope);
const deontic = rowMatcher(ENGLISH.deontic);
const opening = atStart(ENGLISH.opening);
const quantifier = rowMatcher(ENGLISH.quantifiers);
const wish = rowMatcher(ENGLISH.wish);
const duty = rowMatcher(ENGLISH.duty);
const policy = rowMatcher(ENGLISH.policy);
const explicit = rowMatcher(ENGLISH.explicit);
const narrative = atStart(ENGLISH.narrative);
const social = rowMatcher(ENGLISH.social);
const personal = rowMatcher(ENGLISH.personal);
const preference = rowMatcher(ENGLISH.preference);

/** What follows a scope and a comma at the start: "From now on, ...". */
function afterScope(text: string): string {
  const comma = text.slice(0, SCOPE_CHARS).indexOf(", ");
  return comma > 0 && scope(text.slice(0, comma))
    ? text.slice(comma + 2).replace(LEAD, "")
    : "";
}

/** What the English lists find in a sentence on one line, its apostrophes and quotation marks straight. */
export function englishMarks(line: string): InstructionMarks {
  const text = line.replace(LEAD, "");
  const isExplicit = explicit(text);
  const isNarrative = !isExplicit && narrative(text);
  const isSocial = !isExplicit && social(text.replace(/"[^"]*"/g, '""'));
  return {
    chars: line.length,
    isQuestion: /\?[\s"')\]]*$/.test(line),
    hasBang: line.includes("!"),
    endsInBang: /![\s"')\]]*$/.test(line),
    scope: scope(line),
    deontic: deontic(text),
    opening: opening(text) || opening(afterScope(text)),
    quantifier: quantifier(text),
    condition: CONDITION.test(text),
    wish: wish(text),
    duty: duty(text),
    policy: policy(text),
    bare: isBareInstruction(text),
    narrative: isNarrative,
    social: isSocial,
    personal: personal(text),
    preference: preference(text),
  };
}
