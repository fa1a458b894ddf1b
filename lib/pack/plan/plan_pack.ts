import type { SecretFinder } from "../../text/secrets/secret_span.ts";
import { mergePlaces } from "../facts/merge_places.ts";
import { factTexts, type PackFacts } from "../facts/pack_facts.ts";
import { shortFailure } from "../facts/short_failure.ts";
import { redactor } from "../facts/redactor.ts";
import { cleanLog } from "./clean_log.ts";
import type { PackInputs } from "./pack_inputs.ts";
import type { PackPlan } from "./pack_plan.ts";
import { planExact } from "./plan_exact.ts";
import { planLog } from "./plan_log.ts";
import { planReports } from "./plan_reports.ts";
import { planSource } from "./plan_source.ts";
import { planTerms } from "./plan_terms.ts";

const TAIL_LINES = 120;

/** How `planPack` plans. */
export interface PlanPackOptions {
  /** Further rules for secrets; they are asked about whole texts, the same ones for the same inputs. */
  readonly finders?: readonly SecretFinder[];
  /** Whether the warnings of tools are exact facts as well; by default they are. */
  readonly exact?: "errors and warnings" | "errors";
}

/**
 * What a pack will say: exact facts, what was read, and supporting context from which the facts' lines are taken out.
 *
 * Everything is without secrets; a fact that holds one keeps its place. It knows no budget and asks no backend: that is
 * `contextPack`.
 *
 * @param inputs What was read.
 * @param options Further rules.
 * @throws {RangeError} If a preserve term is blank, or `tailLines` is no whole number of at least 1.
 *
 * @example A fact is not in the supporting context
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "building\na.ts(1,2): error TS1: no\n";
 * const plan = planPack({ logs: [{ path: "ci.log", bytes: text.length, sha256: "", text }] });
 * assertEquals(plan.facts.diagnostics.map(({ text }) => text), ["a.ts(1,2): error TS1: no"]);
 * assertEquals(plan.files[0].supporting?.context.text, "building\n");
 * ```
 */
export function planPack(
  inputs: PackInputs,
  { finders = [], exact = "errors and warnings" }: PlanPackOptions = {},
): PackPlan {
  const { tailLines = TAIL_LINES, sources = [] } = inputs;
  checkTail(tailLines);
  const terms = planTerms(inputs, finders);
  const preserve = terms.filter(({ secretRule }) => secretRule === undefined)
    .map(({ term }) => term);
  const redaction = { names: redactor(finders), finders };
  const { clean } = redaction.names;
  const logs = (inputs.logs ?? []).map((file) =>
    cleanLog(file, clean(file.path), finders)
  );
  const found = logs.flatMap(({ diagnostics }) => diagnostics);
  const chosen = found.filter(({ severity }) =>
    exact !== "errors" || severity === "error"
  );
  const reports = planReports(inputs, redaction);
  const items = planExact(inputs, redaction);
  const diagnostics = mergePlaces(chosen);
  const facts: PackFacts = {
    ...headOf(inputs, clean),
    diagnostics,
    errorLines: logs.flatMap(({ errors }) => errors ?? []),
    tests: reports.tests.map((test) => shortFailure(test, diagnostics)),
    exact: items.exact,
  };
  const shared = { factTexts: factTexts(facts), tailLines, preserve, finders };
  const files = [
    ...logs.map((log) => planLog(log, shared)),
    ...reports.files,
    ...sources.map((file) => planSource(file, clean(file.path), shared)),
    ...items.files,
  ];
  const redactions = redaction.names.redactions();
  const warningsAside = found.length - chosen.length;
  return { facts, warningsAside, files, redactions, preserve: terms };
}

function headOf(
  { check, exitCode }: PackInputs,
  clean: (text: string) => string,
): Pick<PackFacts, "check" | "exitCode"> {
  return {
    ...(check === undefined ? {} : { check: clean(check) }),
    ...(exitCode === undefined ? {} : { exitCode }),
  };
}

function checkTail(lines: number): void {
  if (Number.isSafeInteger(lines) && lines >= 1) return;
  throw new RangeError(
    `Cannot plan a pack: the tail must be 1 or more lines, it is ${lines}`,
  );
}
