import { joinLines } from "../text/join_lines.ts";
import type { ReportTable } from "./report_document.ts";

/** What is shown of a fact. */
export interface TableFact {
  /** Its kind, or `given`. */
  readonly kind: string;
  /** Its words. */
  readonly text: string;
  /** The sentence that holds it. */
  readonly sentence: string;
}

/** A column between the kind and the words. */
export interface FactColumn<F extends TableFact> {
  /** Its name. */
  readonly head: string;
  /** What stands in it. */
  readonly cell: (fact: F) => string;
}

/**
 * A table of facts: the kind, what `columns` say, the words themselves, and their sentence where it says more.
 *
 * The words have a column of their own, for a sentence may hold several facts, and a long one is cut before them.
 *
 * @param title What the table shows.
 * @param facts The facts, in order.
 * @param columns What stands between the kind and the words.
 *
 * @example A sentence that is the fact is not said twice
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { head, rows } = factTable("Lost", [
 *   { kind: "constraint", text: "Stay in the EU.", sentence: "Stay in the EU." },
 *   { kind: "quantity", text: "18 minutes", sentence: "It took 18 minutes." },
 * ], []);
 * assertEquals(head, ["kind", "fact", "sentence"]);
 * assertEquals(rows, [["constraint", "Stay in the EU.", ""], ["quantity", "18 minutes", "It took 18 minutes."]]);
 * ```
 */
export function factTable<F extends TableFact>(
  title: string,
  facts: readonly F[],
  columns: readonly FactColumn<F>[],
): ReportTable {
  const sentences = facts.map(({ text, sentence }) =>
    joinLines(sentence) === joinLines(text) ? "" : sentence
  );
  const saysMore = sentences.some((sentence) => sentence !== "");
  return {
    title,
    head: [
      "kind",
      ...columns.map(({ head }) => head),
      "fact",
      ...(saysMore ? ["sentence"] : []),
    ],
    rows: facts.map((fact, index) => [
      fact.kind,
      ...columns.map(({ cell }) => cell(fact)),
      fact.text,
      ...(saysMore ? [sentences[index]] : []),
    ]),
    numbers: false,
  };
}
