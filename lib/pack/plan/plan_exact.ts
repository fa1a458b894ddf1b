import type { ExactItem } from "../facts/exact_items.ts";
import { redactor } from "../facts/redactor.ts";
import { numberLines } from "../numbered_line.ts";
import type { PackInputs } from "./pack_inputs.ts";
import type { PlannedFile } from "./pack_plan.ts";
import type { PlanRedaction } from "./plan_reports.ts";

/**
 * The exact items without secrets, and the file that they are from; all of its lines count as facts.
 *
 * @param inputs What was read.
 * @param redaction What takes secrets out.
 */
export function planExact(
  { exact }: PackInputs,
  { names, finders }: PlanRedaction,
): {
  readonly exact: readonly ExactItem[];
  readonly files: readonly PlannedFile[];
} {
  if (exact === undefined) return { exact: [], files: [] };
  const { clean, redactions } = redactor(finders);
  const items = exact.items.map(({ kind, id, text }): ExactItem => ({
    kind: clean(kind),
    ...(id === undefined ? {} : { id: clean(id) }),
    text: clean(text),
  }));
  const read = numberLines(exact.text).length;
  return {
    exact: items,
    files: [{
      path: names.clean(exact.path),
      role: "exact",
      bytes: exact.bytes,
      sha256: exact.sha256,
      lines: { read, facts: read },
      redactions: redactions(),
      warnings: exact.warnings ?? [],
      cleanText: "",
    }],
  };
}
