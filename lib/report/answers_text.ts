import type { AnswerRecord } from "../answer/answer_record.ts";
import type { GradedAnswer, GradedRecord } from "../answer/grade_record.ts";
import type { Verdict } from "../answer/grade.ts";
import { printable } from "../text/printable.ts";
import { type Colour, painter } from "./paint.ts";
import { type Cell, textTable } from "./text_table.ts";

const COLOURS: Readonly<Record<Verdict, Colour>> = {
  pass: "green",
  fail: "red",
  unclear: "yellow",
  no_answer: "red",
};

/**
 * The graded answers as a table for people, with what they do not show.
 *
 * @param record The recorded answers.
 * @param graded Their grades.
 * @param colours Whether the reader sees colours.
 */
export function answersText(
  record: AnswerRecord,
  graded: GradedRecord,
  colours: boolean,
): string {
  const paint = painter(colours);
  const head = ["request", "seed", "run", "verdict", "missing", "revived"];
  const dimmed = head.map((text): Cell => ({ text, colour: "dim" }));
  return [
    `${paint("Answer check", "bold")}  ${printable(nameOf(record))}`,
    printable(`Prompt read whole: ${record.promptCheck}`),
    "",
    ...textTable([dimmed, ...graded.answers.map(answerRow)], paint),
    "",
    ...textTable(graded.summaries.map(summaryRow), paint),
    "",
    `  ${graded.answers.length} answers of one model illustrate how the requests behave; they do not measure answer quality.`,
    "  The grades are string rules, not a judgement of meaning.",
  ].join("\n") + "\n";
}

function nameOf({ pin, server }: AnswerRecord): string {
  const digest = pin.digest.slice(0, 12);
  return `${pin.model} (digest ${digest}), ${server.name} ${server.version}`;
}

function answerRow(answer: GradedAnswer): Cell[] {
  const { grade } = answer;
  return [
    { text: answer.request },
    { text: String(answer.seed), right: true },
    { text: answer.cut ? `${answer.run}, cut` : answer.run },
    grade
      ? {
        text: grade.verdict.replace("_", " "),
        colour: COLOURS[grade.verdict],
      }
      : { text: "not graded", colour: "yellow" },
    { text: grade?.missing.join(", ") || "–" },
    { text: grade?.revived.join(", ") || "–" },
  ];
}

function summaryRow(
  summary: GradedRecord["summaries"][number],
): Cell[] {
  const { pass, fail, unclear, noAnswer, fair, answers, differing } = summary;
  return [
    { text: summary.request },
    { text: `${pass} of ${fair} pass` },
    { text: `${fail} fail` },
    { text: `${unclear} unclear` },
    { text: `${noAnswer} no answer` },
    { text: `${differing} different ${differing === 1 ? "text" : "texts"}` },
    { text: fair === answers ? "" : `${answers - fair} not fair` },
  ];
}
