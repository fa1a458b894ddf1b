import { isBareInstruction, isRuled } from "./bare_instruction.ts";
import type { InstructionMarks } from "./instruction_marks.ts";
import { ENGLISH } from "./lists/english.ts";
import { SUBJECTS } from "./lists/english/subjects.ts";
import { findEnglish, type HoldsEnglish } from "./lists/english_finder.ts";
import { eitherRow } from "./lists/row_finder.ts";

const LEAD_IN_CHARS = 80;
const ADDRESSED = /, \p{Lu}\p{Ll}+\.?$/u;
const LEAD = new RegExp(
  `^(?:[-•>"(\\[\\s]|\\d+[.)] |${eitherRow(ENGLISH.lead)}[,:;. -]+)+`,
);
const LABEL = /^[^\s:,]{1,30}(?: [^\s:,]{1,30}){0,2}: /;
const SUBJECT_LABEL = new RegExp(`(?:^| )${eitherRow(SUBJECTS)}: $`);
const REQUEST = new RegExp(`^${eitherRow(ENGLISH.request)} `);
const TOLD = eitherRow(ENGLISH.told);
const CONDITION = new RegExp(
  `^${
    eitherRow(ENGLISH.condition)
  } (?!${TOLD})[^,]{2,80}, (?:please )?(?!${TOLD})`,
);

/** What the English lists find in a sentence on one line, its apostrophes and quotation marks straight. */
export function englishMarks(line: string): InstructionMarks {
  const whole = line.replace(/[*`]/g, "").toLowerCase();
  const holds = findEnglish(whole);
  const said = withoutSpeaker(whole.replace(LEAD, ""));
  const asked = said.replace(REQUEST, "").replace(LEAD, "");
  const isRequest = asked !== said && holds("opening", asked) &&
    (holds("scope") || holds("deontic", asked));
  const text = isRequest ? asked : said;
  const unquoted = text.replace(/"[^"]*"/g, '""');
  const isQuestion = !isRequest && /\?[\s"')\]]*$/.test(line);
  const isExplicit = holds("explicit") || isRuled(text, holds);
  const narrative = !isExplicit && holds("narrative", text);
  const social = holds("guess", unquoted) ||
    (!isExplicit && holds("social", unquoted));
  return {
    chars: line.length,
    isQuestion,
    hasBang: line.includes("!"),
    endsInBang: /![\s"')\]]*$/.test(line),
    scope: holds("scope"),
    deontic: holds("deontic", text),
    opening: holds("opening", text) ||
      holds("opening", afterLeadIn(text, holds)),
    quantifier: holds("quantifiers", text),
    condition: CONDITION.test(text),
    wish: holds("wish", text),
    duty: holds("duty", text),
    policy: holds("policy", text),
    bare: !isQuestion && !(narrative && !text.startsWith("the ")) && !social &&
      !ADDRESSED.test(line) && isBareInstruction(text, holds),
    narrative,
    social,
    personal: holds("personal", text),
    preference: holds("preference", text),
  };
}

/** The sentence without a time in brackets and a speaker's name before it; "Tone: " and the like stay. */
function withoutSpeaker(text: string): string {
  const said = text.replace(/^[^\]]{0,40}\] /, "");
  const label = LABEL.exec(said)?.[0] ?? "";
  return label === "" || SUBJECT_LABEL.test(label)
    ? said
    : said.slice(label.length).replace(LEAD, "");
}

/** What follows "From now on, " or "Format: "; "" where the sentence has no such start. */
function afterLeadIn(text: string, holds: HoldsEnglish): string {
  const start = text.slice(0, LEAD_IN_CHARS);
  const comma = start.indexOf(", ");
  if (comma > 0 && holds("scope", text.slice(0, comma))) {
    return text.slice(comma + 2);
  }
  const label = LABEL.exec(start)?.[0];
  return label === undefined ? "" : text.slice(label.length);
}
