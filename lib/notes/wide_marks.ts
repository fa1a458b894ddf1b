import type { InstructionMarks } from "./instruction_marks.ts";
import type { WideLists } from "./lists/instruction_lists.ts";
import { wideRowSource } from "./lists/wide/wide_row_source.ts";

/** A sentence of at most 40 characters, with or without its full stop. */
const SHORT = /^[^。！!？?…：:<>{}[\]()|\\]{3,40}[。．.]?$/u;

const LEAD_MARKS =
  "[-*•>#「『（(\\s]|\\d+[.)、．]|[^\\s:：，,。]{1,16}(?:：|: )";
const MARKED = [
  "scope",
  "deontic",
  "opening",
  "quantifiers",
  "condition",
  "wish",
  "duty",
  "policy",
  "explicit",
  "social",
  "guess",
  "personal",
  "preference",
  "smallTalk",
  "shapes",
] as const satisfies readonly (keyof WideLists)[];

/**
 * A function that finds what the lists of a language without spaces between words find in a sentence.
 *
 * The rows of `lead` and `narrative` stand at the start.
 */
export function wideMarks(
  lists: WideLists,
): (line: string) => InstructionMarks {
  const shapes = MARKED.map((name) => [name, shapeOf(lists[name])] as const);
  const narrative = new RegExp(`^(?:${sourceOf(lists.narrative)})`);
  const lead = new RegExp(
    `^(?:(?:${sourceOf(lists.lead)})[，、：:,]?|${LEAD_MARKS})+`,
    "u",
  );
  return (line) => {
    const text = line.replace(lead, "");
    const found = new Set(
      shapes.filter(([, shape]) => shape.test(text)).map(([name]) => name),
    );
    const isTold = !found.has("explicit") && narrative.test(text);
    return marksOf(line, text, found, isTold);
  };
}

function marksOf(
  line: string,
  text: string,
  found: ReadonlySet<typeof MARKED[number]>,
  narrative: boolean,
): InstructionMarks {
  const isQuestion = /(?:[?？]|[吗嗎呢か])[\s」』）)。]*$/u.test(line);
  const social = found.has("social") || found.has("guess");
  const mayBeBare = !isQuestion && !social && !narrative && SHORT.test(text) &&
    !found.has("smallTalk");
  return {
    chars: line.length,
    isQuestion,
    hasBang: /[!！]/.test(line),
    endsInBang: /[!！][\s」』）)]*$/.test(line),
    scope: found.has("scope"),
    deontic: found.has("deontic"),
    opening: found.has("opening"),
    quantifier: found.has("quantifiers"),
    condition: found.has("condition"),
    wish: found.has("wish"),
    duty: found.has("duty"),
    policy: found.has("policy"),
    bare: !mayBeBare ? "none" : found.has("shapes") ? "instruction" : "perhaps",
    narrative,
    social,
    personal: found.has("personal"),
    preference: found.has("preference"),
  };
}

function shapeOf(rows: readonly string[]): RegExp {
  return new RegExp(sourceOf(rows));
}

function sourceOf(rows: readonly string[]): string {
  return rows.length === 0 ? "(?!)" : rows.map(wideRowSource).join("|");
}
