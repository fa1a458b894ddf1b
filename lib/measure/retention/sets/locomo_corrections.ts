import { fieldOf, itemsOf, keysOf, misfit, textOf } from "./set_value.ts";

/** Right citations by `<sample id> <index of the question>`. */
export type LocomoCorrections = ReadonlyMap<string, readonly string[]>;

/**
 * The right citations of an audit of LoCoMo: an object with `errors`, whose `question_id` counts in the original file.
 *
 * Answers that the audit doubts stay as they are: the set is measured as it is published, by evidence that is there.
 *
 * @param file The parsed file.
 * @throws {FormatError} If the file is of another shape; with the place.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const corrections = locomoCorrections({
 *   original_index: { "conv-41": 2 },
 *   errors: [{ question_id: "locomo_2_qa7", correct_evidence: ["D1:14"] }],
 * });
 * assertEquals(corrections.get("conv-41 7"), ["D1:14"]);
 * ```
 */
export function locomoCorrections(file: unknown): LocomoCorrections {
  const root = { value: file, set: "locomo audit", path: "" };
  const original = fieldOf(root, "original_index");
  const samples = new Map(
    keysOf(original).map((id) => [textOf(fieldOf(original, id)), id]),
  );
  return new Map(
    itemsOf(fieldOf(root, "errors")).map((error) => {
      const id = fieldOf(error, "question_id");
      const [, sample, index] = /^locomo_(\d+)_qa(\d+)$/.exec(textOf(id)) ?? [];
      if (index === undefined) throw misfit(id, "an id such as locomo_2_qa7");
      const evidence = itemsOf(fieldOf(error, "correct_evidence")).map(textOf);
      return [`${samples.get(sample) ?? sample} ${index}`, evidence] as const;
    }),
  );
}
