import { isBareInstruction, isRuled } from "./bare_instruction.ts";
import type { InstructionMarks } from "./instruction_marks.ts";
import { ENGLISH } from "./lists/english.ts";
import { eitherRow, rowMatcher } from "./lists/row_matcher.ts";

const LEAD_IN_CHARS = 80;
const LEAD = new RegExp(
  `^(?:[-•>"(\\[\\s]|\\d+[.)] |${eitherRow(ENGLISH.lead)}[,:;. -]+)+`,
);
const TOLD = eitherRow(ENGLISH.told);
const CONDITION = new RegExp(
  `^${
    eitherRow(ENGLISH.condition)
  } (?!${TOLD})[^,]{2,80}, (?:please )?(?!${TOLD})`,
);

const atStart = (rows: readonly string[]) =>
  rowMatcher(rows.map((row) => `^${row}`));
const scope = rowMatcher(ENGLISH.scope);
const deontic = rowMatcher(ENGLISH.deontic);
const opens = atStart(ENGLISH.opening);
const quantifier = rowMatcher(ENGLISH.quantifiers);
const wish = rowMatcher(ENGLISH.wish);
const duty = rowMatcher(ENGLISH.duty);
const policy = rowMatcher(ENGLISH.policy);
const explicit = rowMatcher(ENGLISH.explicit);
const narrative = atStart(ENGLISH.narrative);
const guess = rowMatcher(ENGLISH.guess);
const social = rowMatcher(ENGLISH.social);
const personal = rowMatcher(ENGLISH.personal);
const preference = rowMatcher(ENGLISH.preference);

/** What the English lists find in a sentence on one line, its apostrophes and quotation marks straight. */
export function englishMarks(line: string): InstructionMarks {
  const lower = line.replace(/[*`]/g, "").toLowerCase();
  const text = lower.replace(LEAD, "");
  const rest = afterLeadIn(text);
  const unquoted = text.replace(/"[^"]*"/g, '""');
  const isExplicit = explicit(text) || isRuled(text);
  const isAddressed = /, \p{Lu}\p{Ll}+\.?$/u.test(line);
  return {
    chars: line.length,
    isQuestion: /\?[\s"')\]]*$/.test(line),
    hasBang: line.includes("!"),
    endsInBang: /![\s"')\]]*$/.test(line),
    scope: scope(lower),
    deontic: deontic(text),
    opening: opens(text) || opens(rest),
    quantifier: quantifier(text),
    condition: CONDITION.test(text),
    wish: wish(text),
    duty: duty(text),
    policy: policy(text),
    bare: !isAddressed && isBareInstruction(text),
    narrative: !isExplicit && narrative(text),
    social: guess(unquoted) || (!isExplicit && social(unquoted)),
    personal: personal(text),
    preference: preference(text),
  };
}

/** What follows "From now on, " or "Format: "; "" where the sentence has no such start. */
function afterLeadIn(text: string): string {
  const start = text.slice(0, LEAD_IN_CHARS);
  const comma = start.indexOf(", ");
  if (comma > 0 && scope(text.slice(0, comma))) return text.slice(comma + 2);
  const label = /^[^\s:,]+(?: [^\s:,]+){0,2}: /.exec(start);
  return label === null ? "" : text.slice(label[0].length);
}
