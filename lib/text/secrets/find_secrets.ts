import { TERMINAL_ESCAPES } from "../terminal_escapes.ts";
import { findHeaderSecrets } from "./find_header_secrets.ts";
import { findNamedSecrets } from "./find_named_secrets.ts";
import { findPairedSecrets } from "./find_paired_secrets.ts";
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
  findPairedSecrets,
];

const REDACTED = "[REDACTED:";
const PLACEHOLDER = /\[REDACTED:([a-z0-9-]{1,60})\]/g;

/**
 * Where the secrets of a text stand, in order and without overlaps: what `redact` replaces.
 *
 * The project's own rules see the text twice where it has terminal escapes: with blanks for them, and as a reader sees
 * it, so that a colour inside a secret does not hide it.
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
  const blanked = text.replace(
    TERMINAL_ESCAPES,
    (code) => " ".repeat(code.length),
  );
  return mergeSpans(text, [
    ...finders.flatMap((find) => find(text)),
    ...ownSpans(blanked),
    ...(blanked === text ? [] : throughEscapes(text)),
  ]);
}

function ownSpans(text: string): readonly SecretSpan[] {
  const masked = maskMarks(text);
  return FINDERS.flatMap((find) => find(masked));
}

/** What is a secret for a reader, who sees no escapes: its places with the escapes in it. */
function throughEscapes(text: string): readonly SecretSpan[] {
  const pieces: string[] = [];
  const origins: number[] = [];
  let done = 0;
  const take = (end: number) => {
    for (let at = done; at < end; at++) origins.push(at);
    pieces.push(text.slice(done, end));
  };
  for (const { index, 0: code } of text.matchAll(TERMINAL_ESCAPES)) {
    take(index);
    done = index + code.length;
  }
  take(text.length);
  return ownSpans(pieces.join("")).filter(({ start, end }) => start < end)
    .map(({ start, end, rule }) => ({
      start: origins[start],
      end: origins[end - 1] + 1,
      rule,
    }));
}

/** A rule's name in a placeholder is no name of a secret. */
function maskMarks(text: string): string {
  return text.includes(REDACTED)
    ? text.replace(
      PLACEHOLDER,
      (_, rule) => `${REDACTED}${"x".repeat(rule.length)}]`,
    )
    : text;
}
