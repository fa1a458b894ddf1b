/** A name such as `DB_PASSWORD` or `clientSecret`, and how it is written. */
export interface SecretName {
  /** Offset of its first character. */
  readonly start: number;
  /** The whole name. */
  readonly name: string;
  /**
   * `password` for those that people think up, `token` for those that machines make, which look like it; `field` for the
   * bare word token, which many things are called.
   */
  readonly kind: "password" | "token" | "field";
}

const LONGEST_NAME = 64;
const COUNTED =
  /(?:^|[_.-])(?:max|min|num|n|count|total|per|no|use|has|is|require[ds]?|allow|show|hide|reset|forgot|change)[_.-]/i;
const GLUED =
  /(?:auth|access|refresh|client|session|bearer|api|app|bot|csrf|xsrf|id|jwt|user|db|my|pg|root|admin|db|service)$/i;

/**
 * The whole name that ends in a secret's word, such as `password`; undefined where the word only ends another one.
 *
 * `MAX_TOKEN` counts something and is none; neither is `bypass` a `pass`.
 *
 * @param text Any text.
 * @param at Where the word starts that a secret is called by.
 * @param word That word as it is written.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(secretName("db.userPassword", 7, "Password")?.name, "db.userPassword");
 * assertEquals(secretName("bypass", 2, "pass"), undefined);
 * ```
 */
export function secretName(
  text: string,
  at: number,
  word: string,
): SecretName | undefined {
  let start = at;
  while (
    start > 0 && at - start < LONGEST_NAME && /[\w.-]/.test(text[start - 1])
  ) start--;
  start = afterEscape(text, start, at);
  const before = text.slice(start, at);
  const name = before + word;
  if (COUNTED.test(name) && !/pass/i.test(word)) return undefined;
  if (!startsWord(before, word)) return undefined;
  const isBare = /^token$/i.test(word) && !/[A-Za-z]/.test(before);
  return { start, name, kind: isBare ? "field" : kindOf(name, word) };
}

/** In capitals it is a variable of the environment, with hyphens a header or a flag: there anything is a value. */
function kindOf(name: string, word: string): "password" | "token" {
  return /token|key|credential/i.test(word) && /[a-z]/.test(name) &&
      !name.includes("-")
    ? "token"
    : "password";
}

/** The n of `\n` is no part of a name that follows it. */
function afterEscape(text: string, start: number, at: number): number {
  if (text[start - 1] === "\\" && start < at && /[nrt]/.test(text[start])) {
    return start + 1;
  }
  return start;
}

function startsWord(before: string, word: string): boolean {
  if (/^pass$/i.test(word) && before === "") return false;
  if (before === "" || /[^A-Za-z]$/.test(before)) return true;
  if (/[a-z]$/.test(before) && /^[A-Z]/.test(word)) return true;
  return /^(?:password|passwd|passphrase)$/i.test(word) || GLUED.test(before);
}
