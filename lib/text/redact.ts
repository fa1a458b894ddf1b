import { findSecrets } from "./find_secrets.ts";
import type { SecretFinder } from "./secret_span.ts";

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

/**
 * The text with each secret as `[REDACTED:rule]`, and how often each rule applied.
 *
 * Only the secrets change: names, hosts, quotation marks and line breaks stay, so line numbers do too. Doing it twice
 * changes nothing more. It knows secrets by their form and by the name that they stand behind; a password in a sentence,
 * or a key without its marks, it does not know. For longer lists of forms see `finders`.
 *
 * @param text Any text; it may be cut anywhere, but what is cut off before cannot help to find the rest.
 * @param finders Further rules, such as secretlint's; where one of them and an own rule find the same, its name is shown.
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
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, rule } of findSecrets(text, finders)) {
    const breaks = text.slice(start, end).match(/\r\n|[\n\r]/g) ?? [];
    pieces.push(text.slice(done, start), `[REDACTED:${rule}]`, ...breaks);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    done = end;
  }
  const redactions = [...counts].map(([rule, count]) => ({ rule, count }))
    .sort((a, b) => a.rule < b.rule ? -1 : 1);
  return { text: pieces.join("") + text.slice(done), redactions };
}
