import { isTokenLike, isVariable } from "./assignment.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { quotedValue } from "./quoted_value.ts";
import type { SecretSpan } from "./secret_span.ts";

const PAIR =
  /(?:\b|(?<=\\[nrt]))(?:name|key)\\{0,7}["']?[ \t]{0,8}:[ \t]{0,8}\\{0,7}["']?([\w.-]{0,56}(?:pass(?:word|wd|phrase)?|pwd|pw|secret|token|pat|credentials?|key))\\{0,7}["']?[ \t]{0,8}(?:,?(?:\r?\n)?[ \t]{0,60}\\{0,7}["']value\\{0,7}["']|\r?\n[ \t]{1,60}value)[ \t]{0,8}:[ \t]{0,8}/gi;
const OPTION =
  /(?:\b|(?<=\\[nrt]))(?:(?:docker|podman)[ \t]{1,4}login\b[^\n|;&]{0,120}?[ \t]-p|sshpass[ \t]{1,4}-p)[ \t=]{0,4}/g;

/**
 * The values that stand apart from their names: `{"name": "DB_PASSWORD", "value": "…"}`, in JSON and YAML, and behind
 * `docker login -p`.
 *
 * A name in capitals takes any value that is no placeholder, another one only what looks machine-made.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "- name: API_KEY\n  value: tin77roof";
 * assertEquals(findPairedSecrets(text), [{ start: 25, end: 34, rule: "named-secret" }]);
 * ```
 */
export function findPairedSecrets(text: string): readonly SecretSpan[] {
  const pairs = [...text.matchAll(PAIR)].flatMap((found) => {
    const span = valueAt(text, found.index + found[0].length);
    const value = text.slice(span.start, span.end);
    const isSure = isVariable({ name: found[1] }) || isTokenLike(value);
    return isSure ? [span] : [];
  });
  const options = [...text.matchAll(OPTION)].map((found) =>
    valueAt(text, found.index + found[0].length)
  );
  return [...pairs, ...options].filter(({ start, end }) =>
    end > start && !isOrdinaryValue(text.slice(start, end), "shell")
  ).map(({ start, end }) => ({ start, end, rule: "named-secret" }));
}

function valueAt(
  text: string,
  at: number,
): { readonly start: number; readonly end: number } {
  const word = /^[^\s,}"'`\\]{0,400}/.exec(text.slice(at, at + 400))![0];
  return quotedValue(text, at) ?? { start: at, end: at + word.length };
}
