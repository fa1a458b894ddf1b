import type { InstructionMarks } from "./instruction_marks.ts";
import type { InstructionLists } from "./lists/instruction_lists.ts";
import { wideRowSource } from "./lists/wide/wide_row_source.ts";

/** A sentence of at most 40 characters, with or without its full stop. */
const SHORT = /^[^。！!？?…：:<>{}[\]()|\\]{3,40}[。．.]?$/u;

/**
 * A function that finds what the lists of a language without spaces between words find in a sentence.
 *
 * The rows of `lead` and `narrative` stand at the start.
 */
export function wideMarks(
  lists: InstructionLists,
): (line: string) => InstructionMarks {
  const shape = (rows: readonly string[]) =>
    new RegExp(rows.map(wideRowSource).join("|") || "(?!)");
  const opens = (rows: readonly string[]) =>
    new RegExp(`^(?:${rows.map(wideRowSource).join("|")})`);
  const lead = new RegExp(
    `^(?:[-*•>#「『（(\\s]|\\d+[.)、．]|(?:${
      lists.lead.join("|")
    })[，、：:,]?|[^\\s:：，,。]{1,16}(?:：|: ))+`,
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
  const smallTalk = shape(lists.smallTalk);
  const explicit = shape(lists.explicit);
  const narrative = opens(lists.narrative);
  const social = shape([...lists.social, ...lists.guess]);
  return (line) => {
    const text = line.replace(lead, "");
    const found = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, shape.test(text)]),
    ) as Record<keyof typeof shapes, boolean>;
    const told = !explicit.test(text) && narrative.test(text);
    return {
      ...found,
      chars: line.length,
      isQuestion: /(?:[?？]|[吗嗎呢か])[\s」』）)。]*$/u.test(line),
      hasBang: /[!！]/.test(line),
      endsInBang: /[!！][\s」』）)]*$/.test(line),
      bare: !told && SHORT.test(text) && !smallTalk.test(text),
      narrative: told,
      social: social.test(text),
    };
  };
}
