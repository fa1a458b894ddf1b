import { redact, type Redaction } from "../../text/redact.ts";
import type { SecretFinder } from "../../text/secrets/secret_span.ts";

/** Takes the secrets out of texts, and counts what it took. */
export interface Redactor {
  /** The text without its secrets. */
  clean(text: string): string;
  /** How often each rule applied so far, by name. */
  redactions(): readonly Redaction[];
}

/**
 * A redactor of several texts that are counted together; `redact` is for one.
 *
 * @param finders Further rules for secrets.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { clean, redactions } = redactor([]);
 * assertEquals(clean("A_TOKEN=tin77") + clean("B_TOKEN=tin78").slice(0, 7), "A_TOKEN=[REDACTED:named-secret]B_TOKEN");
 * assertEquals(redactions(), [{ rule: "named-secret", count: 2 }]);
 * ```
 */
export function redactor(finders: readonly SecretFinder[]): Redactor {
  const counts = new Map<string, number>();
  return {
    clean: (text) => {
      const { text: clean, redactions } = redact(text.toWellFormed(), finders);
      for (const { rule, count } of redactions) {
        counts.set(rule, (counts.get(rule) ?? 0) + count);
      }
      return clean;
    },
    redactions: () =>
      [...counts].map(([rule, count]) => ({ rule, count }))
        .sort((a, b) => a.rule < b.rule ? -1 : 1),
  };
}
