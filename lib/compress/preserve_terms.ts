import { redact } from "../text/redact.ts";
import type { SecretFinder, SecretSpan } from "../text/secrets/secret_span.ts";
import { termPlaces } from "./term_places.ts";

/** A term that compression must not lose. */
export interface PreserveTerm {
  /** The term; for one that is a secret its placeholder. */
  readonly term: string;
  /** Set where the term is a secret: the rule that says so. It stays redacted. */
  readonly secretRule?: string;
}

/** The text before and after redaction. */
export interface Redacting {
  /** The text as it was read. */
  readonly raw: string;
  /** The text without its secrets. */
  readonly clean: string;
  /** Where they stood. */
  readonly secrets: readonly SecretSpan[];
  /** Further rules for secrets. */
  readonly finders: readonly SecretFinder[];
}

/**
 * Each preserve term in the order given, secrets among them by their placeholder alone.
 *
 * A term is a secret if it is one by its form, or if it stands in the text only where something was redacted.
 *
 * @param terms Terms as they were given.
 * @param redacting The text before and after redaction.
 * @throws {RangeError} If a term is blank: it would be found everywhere.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const secrets = [{ start: 6, end: 11, rule: "named-secret" }];
 * const redacting = { raw: "token=tin77", clean: "token=[REDACTED:named-secret]", secrets, finders: [] };
 * assertEquals(preserveTerms(["tin77", "token"], redacting), [
 *   { term: "[REDACTED:named-secret]", secretRule: "named-secret" },
 *   { term: "token" },
 * ]);
 * ```
 */
export function preserveTerms(
  terms: readonly string[],
  redacting: Redacting,
): readonly PreserveTerm[] {
  return terms.map((term, index): PreserveTerm => {
    if (typeof term !== "string" || term.trim() === "") {
      throw new RangeError(
        `Cannot make supporting context: preserve term ${
          index + 1
        } must have 1 or more characters that are not blank`,
      );
    }
    const secretRule = ruleOf(term.toWellFormed(), redacting);
    return secretRule === undefined
      ? { term: term.toWellFormed() }
      : { term: `[REDACTED:${secretRule}]`, secretRule };
  });
}

function ruleOf(
  term: string,
  { raw, clean, secrets, finders }: Redacting,
): string | undefined {
  const own = redact(term, finders).redactions[0];
  if (own !== undefined) return own.rule;
  if (termPlaces(clean, term).length > 0) return undefined;
  for (const place of termPlaces(raw, term)) {
    const hit = secrets.find(({ start, end }) =>
      start < place.end && place.start < end
    );
    if (hit !== undefined) return hit.rule;
  }
}
