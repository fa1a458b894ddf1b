import type { Assignment } from "./assignment.ts";
import { bareSecret } from "./bare_secret.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { blockScalar } from "./block_scalar.ts";
import { quotedSecret } from "./quoted_secret.ts";
import { secretName } from "./secret_name.ts";
import type { SecretSpan } from "./secret_span.ts";

const RULE = "named-secret";
const NAME =
  /(pass(?:word|wd|phrase|code)?|pwd|secret|token|credentials?|(?:api|access|secret|private|account|auth|signing|encryption|shared|master|storage|shared[_-]?access|subscription|service|deploy|webhook|x-api|client)[_ -]?(?:access[_ -]?)?key(?:[_-]?(?:base|data))?|sharedaccesssignature|sig(?:nature)?)(\\{0,7}["'`]?\]?\??[ \t]{0,16})(:=|=>|->|==?|:|,|>|[ \t])/gi;

/**
 * The values behind names that say secret: `DB_PASSWORD=…`, `password: …`, `"client_secret": "…"`, `--api-key …`.
 *
 * Quoted values are taken whole, with their spaces; others to the end of the word, or of the line where a line is a
 * name and its value. What is a type, a placeholder, code or a sentence about passwords stays: see `isOrdinaryValue`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "export DB_PASSWORD='tin roof 77' # password: string";
 * assertEquals(findNamedSecrets(text), [{ start: 20, end: 31, rule: "named-secret" }]);
 * ```
 */
export function findNamedSecrets(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  NAME.lastIndex = 0;
  for (let found; (found = NAME.exec(text)) !== null;) {
    const [whole, word, closing, sign] = found;
    const after = found.index + whole.length;
    NAME.lastIndex = found.index + word.length;
    const name = secretName(text, found.index, word);
    if (name === undefined) continue;
    const span = valueSpan(text, { ...name, closing, sign, after });
    if (span === undefined) continue;
    spans.push({ ...span, rule: RULE });
    NAME.lastIndex = span.end;
  }
  return spans;
}

type Span = Omit<SecretSpan, "rule">;

function valueSpan(text: string, assigned: Assignment): Span | undefined {
  const { start, name, closing, sign, after } = assigned;
  if (sign === "," && !isQuotedName(text, start, closing)) return undefined;
  if (sign === ">") return elementSpan(text, start, closing, after);
  if (/[ \t]/.test(sign) && !isSpaced(text, start, closing)) return undefined;
  if (/sig(?:nature)?$/i.test(name) && !/[?&]/.test(text[start - 1] ?? "")) {
    return undefined;
  }
  if (/^[=~:]/.test(text.slice(after, after + 1)) || sign === "==") {
    return undefined;
  }
  if (isInName(text, start, sign)) return undefined;
  if (sign === ":") {
    const block = blockScalar(text, start, after);
    if (block !== undefined) return block;
  }
  const quoted = quotedSecret(text, assigned, after);
  if (quoted !== undefined) return quoted === "ordinary" ? undefined : quoted;
  return sign === "," ? undefined : bareSecret(text, assigned);
}

/** `${TOKEN:-…}` and `arn:…:secret:…`. */
function isInName(text: string, start: number, sign: string): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return before === "${" || sign === ":" && before.endsWith(":");
}

/** `["x-api-key", "…"]`: the name is all that is quoted. */
function isQuotedName(text: string, start: number, closing: string): boolean {
  return /["']/.test(closing) && /["']/.test(text[start - 1] ?? "");
}

/** Where a blank parts name and value: `--password x`, `ENV DB_PASSWORD x`, and `login ann password x` of a .netrc. */
function isSpaced(text: string, start: number, closing: string): boolean {
  if (closing.trim() !== "") return false;
  if (text.startsWith("--", start)) return true;
  const before = text.slice(Math.max(0, start - 80), start);
  return /(?:^|\n)ENV $|\blogin[ \t]{1,8}\S{1,60}\s{1,8}$/.test(before);
}

/** `<password>…</password>`: only where the name is all of the tag. */
function elementSpan(
  text: string,
  start: number,
  closing: string,
  after: number,
): Span | undefined {
  if (closing !== "" || text[start - 1] !== "<") return undefined;
  const length = text.slice(after, after + 4096).search(/<|$/);
  const value = text.slice(after, after + length);
  if (/^[\s@:/]/.test(value)) return undefined;
  const isElement = text.startsWith("</", after + length) ||
    after + length === text.length;
  return isElement && !isOrdinaryValue(value, "quoted")
    ? { start: after, end: after + length }
    : undefined;
}
