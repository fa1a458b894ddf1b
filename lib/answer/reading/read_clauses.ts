import type { AnswerClause, AnswerToken } from "./answer_clause.ts";
import type { AnswerUnit } from "./answer_units.ts";
import { atoms } from "./atoms.ts";
import type { WordKind } from "./answer_words.ts";
import { phraseAt } from "./phrase_at.ts";
import { punctuationRole } from "./punctuation_role.ts";
import { quotedSpans } from "./quoted_spans.ts";
import type { Mention } from "./value_finder.ts";

const STRUCK = /~~[^~]+~~|<(del|s|strike)>[^<]+<\/\1>/gi;
const RANGE = /^\s?(?:[-–—~〜]|to|until|till|and|bis|und|到|至|から)\s?\d/i;
const MARKS_ONLY = /^[\s*_`.,]*$/;
const NO_KINDS: ReadonlySet<WordKind> = new Set();

/**
 * The clauses of a unit: its values, the phrases that the rules know, and other words, between full stops and
 * semicolons.
 *
 * @param mentions The values in the unit, in order and without overlap.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const unit = { text: "Not now; is it **no** longer?", quoted: false };
 * const clauses = readClauses(unit, []);
 * assertEquals(clauses.map(({ tokens, asked }) => [tokens.length, asked]), [[2, true], [3, true]]);
 * ```
 */
export function readClauses(
  { text, quoted }: AnswerUnit,
  mentions: readonly Mention[],
): readonly AnswerClause[] {
  const clauses: AnswerClause[] = [];
  let sentence: AnswerToken[][] = [[]];
  const endSentence = (asked: boolean) => {
    for (const tokens of sentence) {
      if (tokens.length > 0) clauses.push({ tokens, asked, quoted, text });
    }
    sentence = [[]];
  };
  for (const token of tokensOf(text, mentions)) {
    if (token === "end") sentence.push([]);
    else if (token === "stop") endSentence(false);
    else if (token === "question") endSentence(true);
    else sentence.at(-1)!.push(token);
  }
  endSentence(false);
  return clauses;
}

type End = "end" | "stop" | "question";

function* tokensOf(
  text: string,
  mentions: readonly Mention[],
): Generator<AnswerToken | End> {
  const values = valueTokens(text, mentions);
  let from = 0;
  for (const value of values) {
    yield* wordTokens(text, from, value.start);
    yield value;
    from = value.end;
  }
  yield* wordTokens(text, from, text.length);
}

function* wordTokens(
  text: string,
  from: number,
  to: number,
): Generator<AnswerToken | End> {
  const all = atoms(text, from, to);
  const roles = all.map((atom, index) =>
    punctuationRole(text, atom, all[index - 1])
  );
  const pieces = all.filter((_, index) => roles[index] !== "none");
  const left = roles.filter((role) => role !== "none");
  for (let i = 0; i < pieces.length; i++) {
    const { start, end } = pieces[i];
    const role = left[i];
    if (role === "end" || role === "stop" || role === "question") yield role;
    else if (role === "word") {
      const { length, kinds } = phraseAt(pieces, i) ??
        { length: 1, kinds: NO_KINDS };
      i += length - 1;
      yield { type: "word", start, end: pieces[i].end, kinds };
    } else yield { type: role, start, end, kinds: NO_KINDS };
  }
}

function valueTokens(
  text: string,
  mentions: readonly Mention[],
): readonly AnswerToken[] {
  const quotations = quotedSpans(text);
  const struck = Array.from(
    text.matchAll(STRUCK),
    ({ 0: { length }, index }) => ({ start: index, end: index + length }),
  );
  let quotation = 0;
  let strike = 0;
  return mentions.map((mention): AnswerToken => {
    const { start, end } = mention;
    while (quotations[quotation]?.end < end) quotation++;
    while (struck[strike]?.end < end) strike++;
    const span = quotations[quotation];
    const isQuoted = span !== undefined && span.start <= start;
    return {
      ...{ type: "value", start, end, kinds: NO_KINDS, mention },
      ...(isQuoted ? { quoted: kindOfQuote(text, mention, span) } : {}),
      ...(struck[strike]?.start <= start ? { struck: true } : {}),
      ...(startsRange(text, mention) ? { range: true } : {}),
    };
  });
}

function startsRange(text: string, { start, end }: Mention): boolean {
  return /\d/.test(text[start]) && RANGE.test(text.slice(end, end + 10));
}

function kindOfQuote(
  text: string,
  mention: Mention,
  span: { start: number; end: number },
): "bare" | "speech" {
  const before = text.slice(span.start, mention.start);
  const after = text.slice(mention.end, span.end);
  return MARKS_ONLY.test(before) && MARKS_ONLY.test(after) ? "bare" : "speech";
}
