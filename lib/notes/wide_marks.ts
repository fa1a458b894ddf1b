import type { BareShape } from "./bare_instruction.ts";
import type { InstructionMarks } from "./instruction_marks.ts";
import type { WideLists } from "./lists/instruction_lists.ts";
import { wideRowSource } from "./lists/wide/wide_row_source.ts";

/** A sentence of at most 40 characters, with or without its full stop. */
const SHORT = /^([^。！!？?…：:<>{}[\]()|\\]{3,40}?)[。．.]?$/u;

/**
 * A function that finds what the lists of a language without spaces between words find in a sentence.
 *
 * The rows of `lead` and `narrative` stand at the start.
 */
export function wideMarks(
  lists: WideLists,
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
  const shapesOfRules = shape(lists.shapes);
  const bareShape = (text: string): BareShape => {
    const bare = SHORT.exec(text)?.[1] ?? "";
    if (bare === "" || smallTalk.test(text)) return "none";
    return shapesOfRules.test(bare) ? "instruction" : "perhaps";
  };
  const explicit = shape(lists.explicit);
  const narrative = opens(lists.narrative);
  const social = shape([...lists.social, ...lists.guess]);
  return (line) => {
    const text = line.replace(lead, "");
    const found = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, shape.test(text)]),
    ) as Record<keyof typeof shapes, boolean>;
    const isQuestion = /(?:[?？]|[吗嗎呢か])[\s」』）)。]*$/u.test(line);
    const isSocial = social.test(text);
    const told = !explicit.test(text) && narrative.test(text);
    return {
      ...found,
      chars: line.length,
      isQuestion,
      hasBang: /[!！]/.test(line),
      endsInBang: /[!！][\s」』）)]*$/.test(line),
      bare: told || isSocial || isQuestion ? "none" : bareShape(text),
      narrative: told,
      social: isSocial,
    };
  };
}
