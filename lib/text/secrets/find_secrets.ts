import { findHeaderSecrets } from "./find_header_secrets.ts";
import { findNamedSecrets } from "./find_named_secrets.ts";
import { findPrivateKeys } from "./find_private_keys.ts";
import { findTokens } from "./find_tokens.ts";
import { findUrlCredentials } from "./find_url_credentials.ts";
import { mergeSpans } from "./merge_spans.ts";
import type { SecretFinder, SecretSpan } from "./secret_span.ts";

const FINDERS: readonly SecretFinder[] = [
  findPrivateKeys,
  findTokens,
  findHeaderSecrets,
  findUrlCredentials,
  findNamedSecrets,
];

const REDACTED = "[REDACTED:";
const PLACEHOLDER = /\[REDACTED:([a-z0-9-]{1,60})\]/g;
const COLOUR = new RegExp("\x1b\\[[0-9;]{0,16}[A-Za-z]", "g");

/**
 * Where the secrets of a text stand, in order and without overlaps: what `redact` replaces.
 *
 * The colours of a terminal are blanks to the project's own rules.
 *
 * @param text Any text.
 * @param finders Further rules, which come before the project's own.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(findSecrets("a PIN_TOKEN=tin77"), [{ start: 12, end: 17, rule: "named-secret" }]);
 * ```
 */
export function findSecrets(
  text: string,
  finders: readonly SecretFinder[] = [],
): readonly SecretSpan[] {
  const masked = maskMarks(text);
  return mergeSpans(text, [
    ...finders.flatMap((find) => find(text)),
    ...FINDERS.flatMap((find) => find(masked)),
  ]);
}

/** A rule's name in a placeholder is no name of a secret. */
function maskMarks(text: string): string {
  const plain = text.includes("\x1b")
    ? text.replace(COLOUR, (code) => " ".repeat(code.length))
    : text;
  return plain.includes(REDACTED)
    ? plain.replace(
      PLACEHOLDER,
      (_, rule) => `${REDACTED}${"x".repeat(rule.length)}]`,
    )
    : plain;
}
