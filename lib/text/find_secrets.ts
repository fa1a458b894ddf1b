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

/**
 * Where the secrets of a text stand, in order and without overlaps: what `redact` replaces.
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
  const found = [...finders, ...FINDERS].flatMap((find) => find(text));
  return mergeSpans(text, found);
}
