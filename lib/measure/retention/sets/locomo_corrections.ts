import {
  fieldOf,
  itemsOf,
  keysOf,
  misfit,
  type SetValue,
  textOf,
} from "./set_value.ts";

/** Right citations by `<sample id, or its place in the original file> <index of the question>`. */
export type LocomoCorrections = ReadonlyMap<string, readonly string[]>;

/**
 * The right citations of an audit of LoCoMo: a list of errors, or an object with `errors` and, for a part of the set,
 * `original_index`: the place of each sample in the original file, which `question_id` counts by.
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
  const isList = Array.isArray(file);
  const samples = isList ? new Map<string, string>() : samplesIn(root);
  const errors = isList ? root : fieldOf(root, "errors");
  return new Map(
    itemsOf(errors).map((error) => {
      const id = fieldOf(error, "question_id");
      const [, sample, index] = /^locomo_(\d+)_qa(\d+)$/.exec(textOf(id)) ?? [];
      if (index === undefined) throw misfit(id, "an id such as locomo_2_qa7");
      const evidence = itemsOf(fieldOf(error, "correct_evidence")).map(textOf);
      return [`${samples.get(sample) ?? sample} ${index}`, evidence] as const;
    }),
  );
}

function samplesIn(root: SetValue): ReadonlyMap<string, string> {
  const original = fieldOf(root, "original_index");
  if (original.value === undefined) return new Map();
  return new Map(
    keysOf(original).map((id) => [textOf(fieldOf(original, id)), id]),
  );
}
