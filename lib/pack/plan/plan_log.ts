import { sanitizeContext } from "../../compress/supporting_context.ts";
import { withoutFacts } from "../without_facts.ts";
import type { CleanLog } from "./clean_log.ts";
import { lineRuns } from "./line_runs.ts";
import type { PlannedFile } from "./pack_plan.ts";
import type { SharedPlan } from "./shared_plan.ts";

/**
 * What a pack may take from a log: the last of its lines that are no exact facts.
 *
 * @param log The log.
 * @param shared What is the same for all files of the pack.
 */
export function planLog(log: CleanLog, shared: SharedPlan): PlannedFile {
  const { file, path, lines } = log;
  const rest = withoutFacts(lines, shared.factTexts);
  const taken = new Set(
    rest.slice(Math.max(0, rest.length - shared.tailLines))
      .map(({ number }) => number),
  );
  const others = lines.map(({ number }) => number)
    .filter((number) => !taken.has(number));
  const context = sanitizeContext(
    { label: file.path, text: file.text, withoutLines: others },
    { preserve: shared.preserve, finders: shared.finders },
  );
  const first = context.lines[0]?.number ?? 0;
  const known = new Set(rest.map(({ number }) => number));
  const factLines = others.filter((number) =>
    number > first && !known.has(number)
  );
  return {
    path,
    role: "log",
    bytes: file.bytes,
    sha256: file.sha256,
    lines: { read: lines.length, facts: lines.length - rest.length },
    redactions: log.redactions,
    warnings: file.warnings ?? [],
    ...(context.text.trim() === "" ? {} : {
      supporting: { kind: "log", context, factLines: lineRuns(factLines) },
    }),
    cleanText: log.text,
  };
}
