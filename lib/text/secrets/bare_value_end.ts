/** How a value without quotation marks stands in its line. */
export interface BareContext {
  /** How far it goes at most: to the first space, to the next `;`, or to the end of the line. */
  readonly reach: "word" | "field" | "line";
  /** Whether it stands inside a quoted text, where a mark or `\n` ends it. */
  readonly isInQuotes: boolean;
  /** Whether it stands in the query of a URL. */
  readonly isInQuery: boolean;
}

const STOPS_IN_QUOTES = "\\\\{0,7}[\"'`](?=[,}\\]):;>\\s]|$)|\\\\{1,7}[nrt]";
const REACH = {
  word: String
    .raw`(?<!\\)\s|</|&(?=[\w.-]{1,40}=)|&&|\|\||[;,](?=["'\w.-]{1,40} ?[=:])`,
  field: String.raw`\r?\n|;`,
  line: String.raw`\r?\n|\s#|</`,
};
const PATTERNS = new Map<string, RegExp>();

/**
 * Where a value without quotation marks ends: with its word or line, or where something else starts.
 *
 * Punctuation at its end is not part of it, and `\ ` is a space inside a word.
 *
 * @example The next field of a query is no part of it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const context = { reach: "word" as const, isInQuotes: false, isInQuery: true };
 * assertEquals(bareValueEnd("token=ab12&page=2", 6, context), 10);
 * ```
 */
export function bareValueEnd(
  text: string,
  start: number,
  context: BareContext,
): number {
  let end = bareValueStop(text, start, context);
  while (end > start && /[\s,;)\]}>]/.test(text[end - 1])) end--;
  return end;
}

/**
 * As `bareValueEnd`, with the punctuation at the value's end: what tells code from a secret.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const context = { reach: "line" as const, isInQuotes: false, isInQuery: false };
 * assertEquals(bareValueStop("token = read(file);\nnext", 8, context), 19);
 * ```
 */
export function bareValueStop(
  text: string,
  start: number,
  context: BareContext,
): number {
  const pattern = patternFor(context);
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? text.length;
}

function patternFor({ reach, isInQuotes, isInQuery }: BareContext): RegExp {
  const sources = [REACH[reach]];
  if (isInQuotes) sources.push(STOPS_IN_QUOTES);
  if (isInQuery) sources.push("[&#\"'<>]");
  const source = sources.join("|");
  let pattern = PATTERNS.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, "gm");
    PATTERNS.set(source, pattern);
  }
  return pattern;
}
