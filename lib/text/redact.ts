import { findSecrets } from "./secrets/find_secrets.ts";
import type { SecretFinder, SecretSpan } from "./secrets/secret_span.ts";

/** How often a rule applied; never what it found. */
export interface Redaction {
  /** Name of the rule, for example `github-token`. */
  readonly rule: string;
  /** Number of places. */
  readonly count: number;
}

/** A text without its secrets, and what was taken out. */
export interface RedactedText {
  /** The text, each secret as `[REDACTED:rule]`; as many lines as before. */
  readonly text: string;
  /** Each rule that applied, by name. */
  readonly redactions: readonly Redaction[];
}

const MOST_ROUNDS = 8;
const PLACEHOLDER = /\[REDACTED:([a-z0-9-]{1,60})\]/g;

/**
 * The text with each secret as `[REDACTED:rule]`, and how often each rule applied.
 *
 * Only the secrets change: names, hosts, quotation marks and line breaks stay, so line numbers do too. Doing it twice
 * changes nothing more. It knows secrets by their form and by the name that they stand behind; a password in a sentence,
 * or a key without its marks, it does not know. For longer lists of forms see `finders`.
 *
 * @param text Any text; it may be cut anywhere, but what is cut off before cannot help to find the rest.
 * @param finders Further rules, such as secretlint's, asked about this text only; where one of them and an own rule find the same, its name is shown.
 *
 * @example Two secrets on a line, and the host stays
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(redact("GET https://ann:tin77@hooks.example -H 'authorization: bearer QZ81kd92hs'"), {
 *   text: "GET https://[REDACTED:url-credentials]@hooks.example -H 'authorization: bearer [REDACTED:authorization]'",
 *   redactions: [{ rule: "authorization", count: 1 }, { rule: "url-credentials", count: 1 }],
 * });
 * ```
 */
export function redact(
  text: string,
  finders: readonly SecretFinder[] = [],
): RedactedText {
  const counts = new Map<string, number>();
  let clean = replaced(text, findSecrets(text, finders), counts);
  // What is left may read otherwise now; it hardly ever does, and never for long.
  for (let round = 1; clean !== text && round < MOST_ROUNDS; round++) {
    const again = replaced(clean, findSecrets(clean), counts);
    if (again === clean) break;
    clean = again;
  }
  const redactions = [...counts].filter(([, count]) => count > 0)
    .map(([rule, count]) => ({ rule, count }))
    .sort((a, b) => a.rule < b.rule ? -1 : 1);
  return { text: clean, redactions };
}

/** Counts what is replaced; a placeholder that goes into another is none any more. */
function replaced(
  text: string,
  spans: readonly SecretSpan[],
  counts: Map<string, number>,
): string {
  const add = (rule: string, count: number) =>
    counts.set(rule, Math.max(0, (counts.get(rule) ?? 0) + count));
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, rule } of spans) {
    const secret = text.slice(start, end);
    for (const [, inner] of secret.matchAll(PLACEHOLDER)) add(inner, -1);
    add(rule, 1);
    const breaks = secret.match(/\r\n|[\n\r]/g) ?? [];
    pieces.push(text.slice(done, start), `[REDACTED:${rule}]`, ...breaks);
    done = end;
  }
  return pieces.join("") + text.slice(done);
}
