import { bareValueEnd } from "./bare_value_end.ts";
import { isOrdinaryValue } from "./is_ordinary_value.ts";
import { linePlace } from "./line_place.ts";
import { quotedValue } from "./quoted_value.ts";
import type { SecretSpan } from "./secret_span.ts";
import { tokenStart } from "./token_start.ts";

const HEADER =
  /(authorization|cookie|cookie2)(\\{0,7}["'`]?\]?[ \t]{0,16})(:=|=>|=|:|,)[ \t]{0,16}\[?/gi;
const BEARER = /\b(?:bearer)[ \t]{1,4}(?=([A-Za-z0-9._~+/=-]{16}))/gi;
const CURL =
  /(?:^|\s)(?:(?:-u|--user|--proxy-user|-b|--cookie)(?:[ \t]{1,4}|=)|-[ub])(?=["'\w])/gm;
const SCHEME =
  /^(?:basic|bearer|token|apikey|api-key|key|jwt|negotiate|ntlm|digest|hawk|oauth|mac|signature|sharedkey|sharedaccesssignature|aws|aws4-hmac-sha256|pat|sso-key|dpop|private-token)[ \t:=]{1,4}/i;
const LIST_SCHEME = /^(?:digest|hawk|oauth|mac|signature|shared|aws|sso)/i;
const PAIR = /^[\w!#$%&'*.^|~+-]{1,80}=[^\s=;]/;
const LIST_PART =
  /[ \t,;]{0,4}[\w-]{1,40}=(?:\\{0,7}"[^"\\\n]*(?:\\{0,7}"|(?=\n|$))|[^\s,"'\\\]]+)/y;
const LONGEST_SCHEME = 40;

type Span = Omit<SecretSpan, "rule">;

/**
 * The secrets of HTTP headers and of curl's options: what stands behind `Authorization:`, `Cookie:` and `Bearer`.
 *
 * Headers may be of any case and indent, quoted, in JSON, or in a curl command. The scheme (`Basic`, `Bearer`) stays; a
 * cookie goes with all its pairs. A sentence with these words stays as it is.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const text = "authorization: basic QZ81kd92hs71mmPQ44";
 * assertEquals(findHeaderSecrets(text), [{ start: 21, end: 39, rule: "authorization" }]);
 * assertEquals(findHeaderSecrets("the Bearer token guide"), []);
 * ```
 */
export function findHeaderSecrets(text: string): readonly SecretSpan[] {
  return [...headers(text), ...bearers(text), ...curlOptions(text)];
}

function headers(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  HEADER.lastIndex = 0;
  for (let found; (found = HEADER.exec(text)) !== null;) {
    const [whole, name, closing, sign] = found;
    const after = found.index + whole.length;
    HEADER.lastIndex = found.index + name.length;
    if (sign === "," && !/["'`]/.test(closing)) continue;
    const value = headerValue(text, found.index, after);
    const isCookie = /^cookie/i.test(name);
    const span = isCookie ? cookieSpan(text, value) : tokenSpan(text, value);
    if (span === undefined) continue;
    spans.push({ ...span, rule: isCookie ? "cookie" : "authorization" });
    HEADER.lastIndex = span.end;
  }
  return spans;
}

interface HeaderValue {
  readonly start: number;
  /** Where it ends; not known yet where it is not quoted. */
  readonly end?: number;
  readonly isInQuotes: boolean;
  readonly isInBrackets: boolean;
}

function headerValue(text: string, nameAt: number, after: number): HeaderValue {
  const quoted = quotedValue(text, after);
  if (quoted !== undefined) {
    return { ...quoted, isInQuotes: true, isInBrackets: false };
  }
  const { isInQuotes } = linePlace(text, nameAt);
  const isInBrackets = text[after - 1] === "[" ||
    /\[[\w-]{0,12}$/.test(text.slice(Math.max(0, nameAt - 14), nameAt));
  return { start: after, isInQuotes, isInBrackets };
}

function cookieSpan(text: string, value: HeaderValue): Span | undefined {
  const { start } = value;
  const shown = text.slice(start, start + 120);
  if (!PAIR.test(shown) || isOrdinaryValue(shown.split("=")[1], "quoted")) {
    return undefined;
  }
  return spanTo(text, value, "line");
}

/** Behind a scheme one word, or all of a list; without one, a word that no sentence has. */
function tokenSpan(text: string, value: HeaderValue): Span | undefined {
  const shown =
    text.slice(value.start, value.start + 300).split(/[\r\n]/, 1)[0];
  const scheme = SCHEME.exec(shown.slice(0, LONGEST_SCHEME))?.[0] ?? "";
  const start = value.start + scheme.length;
  const rest = shown.slice(scheme.length);
  if (scheme !== "" && LIST_SCHEME.test(scheme) && /[=:]/.test(rest)) {
    return listSpan(text, start);
  }
  const word = /^[^\s"'`\\,;\]}]*/.exec(rest)![0];
  if (word === "" || isOrdinaryValue(word, "quoted")) return undefined;
  const isAlone = /^[\s,;\]}"'`\\]*$/.test(
    rest.slice(word.length).split(/["'`\]]|\\[nr"]/, 1)[0],
  );
  const isSure = hasTokenForm(word) || scheme !== "" && isAlone;
  return isSure ? spanTo(text, { ...value, start }, "word") : undefined;
}

/** `name="value", name=value` up to the last. */
function listSpan(text: string, start: number): Span | undefined {
  let end = start;
  LIST_PART.lastIndex = start;
  while (LIST_PART.test(text)) end = LIST_PART.lastIndex;
  return end > start ? { start, end } : undefined;
}

function hasTokenForm(word: string): boolean {
  if (word.length < 6) return false;
  return /\d/.test(word) || /[a-z][A-Z]/.test(word) && word.length >= 12 ||
    /[=+/_.~-]./.test(word) && word.length >= 16;
}

function spanTo(
  text: string,
  { start, end, isInQuotes, isInBrackets }: HeaderValue,
  reach: "word" | "line",
): Span | undefined {
  const context = { reach, isInQuotes, isInQuery: false };
  let last = bareValueEnd(text, start, context);
  if (end !== undefined && (reach === "line" || last > end)) last = end;
  if (isInBrackets && end === undefined) {
    const close = text.slice(start, last).search(/\]/);
    if (close >= 0) last = start + close;
  }
  return last > start ? { start, end: last } : undefined;
}

function bearers(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  BEARER.lastIndex = 0;
  for (let found; (found = BEARER.exec(text)) !== null;) {
    if (!tokenStart(text, found.index)) continue;
    const start = found.index + found[0].length;
    let end = start + found[1].length;
    while (end < text.length && /[A-Za-z0-9._~+/=-]/.test(text[end])) end++;
    BEARER.lastIndex = end;
    while (text[end - 1] === ".") end--;
    if (!/\d/.test(text.slice(start, end))) continue;
    spans.push({ start, end, rule: "authorization" });
  }
  return spans;
}

/** `curl -u name:password` and `curl -b 'a=b'`. */
function curlOptions(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (const found of text.matchAll(CURL)) {
    const after = found.index + found[0].length;
    const quoted = quotedValue(text, after);
    const reach = {
      reach: "word",
      isInQuotes: false,
      isInQuery: false,
    } as const;
    const span = quoted ??
      { start: after, end: bareValueEnd(text, after, reach) };
    const value = text.slice(span.start, Math.min(span.end, span.start + 120));
    const isCookie = /-b|--cookie/.test(found[0]);
    const pair = (isCookie ? PAIR : /^[^\s:/]+:[^\s:/]/).exec(value);
    if (pair === null || !/curl|http|wget/.test(lineHead(text, after))) {
      continue;
    }
    const { start, end } = span;
    const rule = isCookie ? "cookie" : "authorization";
    const shown = isCookie ? value : value.replace(/^[^:]*:/, "");
    if (!isOrdinaryValue(shown, "quoted")) spans.push({ start, end, rule });
  }
  return spans;
}

function lineHead(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 300), at);
  return near.slice(near.lastIndexOf("\n") + 1);
}
