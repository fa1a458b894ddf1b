import { preserveTerms } from "../../compress/preserve_terms.ts";
import { findSecrets } from "../../text/secrets/find_secrets.ts";
import { redact } from "../../text/redact.ts";
import type { SecretFinder } from "../../text/secrets/secret_span.ts";
import type { PackInputs } from "./pack_inputs.ts";
import type { PlannedTerm } from "./pack_plan.ts";

/**
 * Each preserve term as it may be shown: one that is a secret in any text of the pack only by its placeholder.
 *
 * @param inputs What was read.
 * @param finders Further rules for secrets.
 * @throws {RangeError} If a term is blank.
 */
export function planTerms(
  inputs: PackInputs,
  finders: readonly SecretFinder[],
): readonly PlannedTerm[] {
  const { preserve = [] } = inputs;
  if (preserve.length === 0) return [];
  const seen = textsOf(inputs).map((text) => {
    const raw = text.toWellFormed();
    const clean = redact(raw, finders).text;
    const secrets = findSecrets(raw, finders);
    return preserveTerms(preserve, { raw, clean, secrets, finders });
  });
  return seen[0].map((plain, index): PlannedTerm =>
    seen.map((terms) => terms[index])
      .find(({ secretRule }) => secretRule !== undefined) ?? plain
  );
}

/** Every text that is redacted as a whole; at least one, so that a blank term is always refused. */
function textsOf(
  { check = "", logs = [], reports = [], sources = [], exact }: PackInputs,
): readonly string[] {
  return [
    check,
    ...logs.map(({ text }) => text),
    ...reports.flatMap(({ report }) =>
      report.failing.flatMap(({ message, text }) => [message, text])
    ),
    ...sources.map(({ text }) => text),
    ...exact?.items.map(({ text }) => text) ?? [],
  ];
}
