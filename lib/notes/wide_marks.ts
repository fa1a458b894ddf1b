import type { InstructionMarks } from "./instruction_marks.ts";
import type { InstructionLists } from "./lists/instruction_lists.ts";
import { wideRowSource } from "./lists/wide/wide_row_source.ts";

/**
 * A function that finds what the lists of a language without spaces between words find in a sentence.
 *
 * The rows of `lead` and `narrative` stand at the start.
 */
export function wideMarks(
  lists: InstructionLists,
): (line: string) => InstructionMarks {
  const shape = (rows: readonly string[]) =>
    new RegExp(rows.map(wideRowSource).join("|") || "(?!)", "iu");
  const opens = (rows: readonly string[]) =>
    new RegExp(`^(?:${rows.map(wideRowSource).join("|")})`, "iu");
  const lead = new RegExp(
    `^(?:[-*•>#「『（(\\s]|\\d+[.)、．]|(?:${
      lists.lead.join("|")
    })[，、：:,]?)+`,
    "u",
  );
  const shapes = {
    scope: shape(lists.scope),
    deontic: shape(lists.deontic),
    opening: shape(lists.opening),
    quantifier: shape(lists.quantifiers),
    condition: shape(lists.condition),
    wish: shape(lists.wish),
    duty: shape(lists.duty),
    policy: shape(lists.policy),
    personal: shape(lists.personal),
    preference: shape(lists.preference),
  };
  const explicit = shape(lists.explicit);
  const narrative = opens(lists.narrative);
  const social = shape(lists.social);
  return (line) => {
    const text = line.replace(lead, "");
    const found = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, shape.test(text)]),
    ) as Record<keyof typeof shapes, boolean>;
    const isExplicit = explicit.test(text);
    return {
      ...found,
      chars: line.length,
      isQuestion: /(?:[?？]|[吗嗎呢か])[\s」』）)。]*$/u.test(line),
      hasBang: /[!！]/.test(line),
      endsInBang: /[!！][\s」』）)]*$/.test(line),
      bare: false,
      narrative: !isExplicit && narrative.test(text),
      social: social.test(text),
    };
  };
}
