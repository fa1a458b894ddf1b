import { sanitizeContext } from "../../compress/supporting_context.ts";
import { redactor } from "../facts/redactor.ts";
import { numberLines } from "../numbered_line.ts";
import { withoutFacts } from "../without_facts.ts";
import { lineRuns } from "./line_runs.ts";
import type { PackInputs } from "./pack_inputs.ts";
import type { PlannedFile } from "./pack_plan.ts";
import type { SharedPlan } from "./shared_plan.ts";

/**
 * What a pack may take from a source file: the lines of its outline that are no exact facts.
 *
 * @param file The file.
 * @param path Its path without secrets.
 * @param shared What is the same for all files of the pack.
 */
export function planSource(
  file: NonNullable<PackInputs["sources"]>[number],
  path: string,
  shared: SharedPlan,
): PlannedFile {
  const { clean, redactions } = redactor(shared.finders);
  const text = clean(file.text.toWellFormed());
  const lines = numberLines(text);
  const outlined = new Set(file.outline?.map(({ number }) => number));
  const outline = lines.filter(({ number }) => outlined.has(number));
  const rest = withoutFacts(outline, shared.factTexts);
  const known = new Set(rest.map(({ number }) => number));
  const numbers = lines.map(({ number }) => number);
  const context = sanitizeContext(
    {
      label: file.path,
      text: file.text,
      withoutLines: numbers.filter((number) => !known.has(number)),
    },
    { preserve: shared.preserve, finders: shared.finders },
  );
  const facts = outline.map(({ number }) => number)
    .filter((number) => !known.has(number));
  const unknown = file.outline === undefined && !file.warnings?.length
    ? [`${path}: no outline: its language is not known`]
    : [];
  return {
    path,
    role: "source",
    bytes: file.bytes,
    sha256: file.sha256,
    lines: { read: lines.length, facts: facts.length },
    redactions: redactions(),
    warnings: [...file.warnings ?? [], ...unknown],
    ...(context.text.trim() === "" ? {} : {
      supporting: { kind: "outline", context, factLines: lineRuns(facts) },
    }),
    cleanText: text,
  };
}
