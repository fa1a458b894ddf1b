import { bareValueEnd } from "./bare_value_end.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { blockScalar } from "./block_scalar.ts";
import { type LinePlace, linePlace } from "./line_place.ts";
import { quotedValue } from "./quoted_value.ts";
import { type SecretName, secretName } from "./secret_name.ts";
import type { SecretSpan } from "./secret_span.ts";

const RULE = "named-secret";
const PEEK_CHARS = 300;
const NAME =
  /(pass(?:word|wd|phrase|code)?|pwd|secret|token|credentials?|(?:api|access|secret|private|account|auth|signing|encryption|shared|master|storage|shared[_-]?access|subscription|service|deploy|webhook|x-api|client)[_ -]?(?:access[_ -]?)?key|sharedaccesssignature)(\\{0,7}["'`]?\]?\??[ \t]{0,16})(:=|=>|->|==?|:|,|>|[ \t])/gi;

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

interface Assignment extends SecretName {
  /** What stands between name and sign. */
  readonly closing: string;
  readonly sign: string;
  /** Offset after the sign. */
  readonly after: number;
}

type Span = Omit<SecretSpan, "rule">;

function valueSpan(text: string, assigned: Assignment): Span | undefined {
  const { start, closing, sign, after } = assigned;
  const mark = /["'`]/.test(closing);
  if (sign === "," && !mark) return undefined;
  if (sign === ">") return elementSpan(text, start, closing, after);
  if (/[ \t]/.test(sign) && !isFlag(text, start, closing)) return undefined;
  if (/^[=~:]/.test(text.slice(after, after + 1)) || sign === "==") {
    return undefined;
  }
  if (sign === ":") {
    const block = blockScalar(text, start, after);
    if (block !== undefined) return block;
  }
  const quoted = quotedSpan(text, assigned, after);
  if (quoted !== undefined) return quoted === "ordinary" ? undefined : quoted;
  return sign === "," ? undefined : bareSpan(text, assigned);
}

function isFlag(text: string, start: number, closing: string): boolean {
  return text.startsWith("--", start) && closing.trim() === "";
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
  return text.startsWith("</", after + length) && !isOrdinaryValue(value, true)
    ? { start: after, end: after + length }
    : undefined;
}

function quotedSpan(
  text: string,
  assigned: Assignment,
  at: number,
): Span | "ordinary" | undefined {
  const quoted = quotedValue(text, at);
  if (quoted === undefined) {
    const typed = /^[\w<>[\]|. ]{1,40}=[ \t]{0,4}(?=["'`])/.exec(
      text.slice(at, at + 50),
    );
    if (assigned.sign !== ":" || typed === null) return undefined;
    return quotedSpan(text, assigned, at + typed[0].length);
  }
  const { start, end } = quoted;
  const value = text.slice(start, Math.min(end, start + PEEK_CHARS));
  const isSecret = assigned.kind === "secret" || isTokenLike(value);
  if (!isSecret || isOrdinaryValue(value, true)) return "ordinary";
  return { start, end };
}

function bareSpan(text: string, assigned: Assignment): Span | undefined {
  const blanks = /^[ \t]{0,16}/.exec(
    text.slice(assigned.after, assigned.after + 16),
  )!;
  const start = assigned.after + blanks[0].length;
  const peek = /^[^\r\n]*/.exec(text.slice(start, start + PEEK_CHARS))![0];
  const place = linePlace(text, assigned.start);
  if (peek === "" || isOrdinaryValue(peek, false)) return undefined;
  if (isFolder(assigned.name, peek)) return undefined;
  const reach = reachOf(assigned, place, blanks[0]);
  const word = peek.split(/\s/, 1)[0];
  if (reach !== "line" && isOrdinaryWord(word, peek, assigned, place)) {
    return undefined;
  }
  if (assigned.kind === "field" && !isTokenLike(word)) return undefined;
  const end = bareValueEnd(text, start, { ...place, reach });
  return end > start ? { start, end } : undefined;
}

function reachOf(
  { sign, kind, closing, name }: Assignment,
  { isAtStart, isInField }: LinePlace,
  blanks: string,
): "word" | "field" | "line" {
  if (isInField && sign === "=") return "field";
  const isSpaced = blanks !== "" && (sign === ":" || /\s$/.test(closing));
  return isAtStart && isSpaced && kind === "secret" && !name.startsWith("--")
    ? "line"
    : "word";
}

/** A shell's working folder is called PWD. */
function isFolder(name: string, value: string): boolean {
  return /^(?:old)?pwd$/i.test(name) && /^(?:[~./]|[A-Z]:\\)/i.test(value);
}

/** A word in a sentence, or an argument that is passed on. */
function isOrdinaryWord(
  word: string,
  peek: string,
  { sign, name }: Assignment,
  { isInCall }: LinePlace,
): boolean {
  if (isOrdinaryValue(word, false)) return true;
  if (/\d/.test(word) || /^[A-Z0-9_]+$/.test(name)) return false;
  const isPlain = /^[A-Za-z_]+[.,;:!?)\]}]*$/.test(word);
  if (!isPlain) return false;
  if (isInCall && /[,)]$/.test(word)) return true;
  return sign !== "=" && word.length < peek.trim().length;
}

function isTokenLike(value: string): boolean {
  if (/\s/.test(value.trim())) return false;
  return value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) ||
    value.length >= 20 && /[a-z]/.test(value) && /[A-Z]/.test(value);
}
