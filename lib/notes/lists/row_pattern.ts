const WORD_START = String.raw`(?<![\w'])`;
const WORD_END = String.raw`(?!\w)`;
const SENTENCE_END = String.raw`(?=[\s.!;:)"']*$)`;
const CLAUSE_START = String
  .raw`(?:^|[,;:.!()] ?| - |${WORD_START}(?:please|and|but|so|you|we|it|they) )`;
const GAP = String.raw`(?:[^\s.;!?]+ ){0,4}`;

/** A row as the source of a regular expression: what stands before it, and itself. */
export interface RowPattern {
  readonly before: string;
  readonly source: string;
  /** The runs of letters and digits that a match can start with. */
  readonly firsts: readonly string[];
}

/**
 * The regular expression of one row of an English list, in two parts.
 *
 * Words stand for themselves, with one space between them and no letter, digit or apostrophe around them. `a/b` is either
 * word, `a?` may be left out, `...` is up to four words. `^` in front means the start of the
 * sentence, `~` the start of a clause, `$` behind its end. Nothing in it repeats without a bound, so a match
 * takes time in the length of the text alone.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * const { before, source } = rowPattern("^until i say/tell");
 * const row = new RegExp(before + source);
 * assert(row.test("until i tell you") && !row.test("wait until i say so"));
 * ```
 */
export function rowPattern(row: string): RowPattern {
  const [, at, words, end] = /^([\^~]?)(.*?)(\$?)$/.exec(row)!;
  const before = at === "^" ? "^" : at === "~" ? CLAUSE_START : WORD_START;
  const after = /\w[?]?$/.test(words) ? WORD_END : "";
  const parts = words.split(" ");
  const source = parts.map((part, index) =>
    part === "..." ? GAP : wordSource(part, index === parts.length - 1)
  ).join("");
  return {
    before,
    source: source + (end === "" ? after : SENTENCE_END),
    firsts: firstWords(parts),
  };
}

function firstWords([part, ...rest]: readonly string[]): readonly string[] {
  const isOptional = part.endsWith("?");
  const firsts = (isOptional ? part.slice(0, -1) : part).split("/").map(
    (word) => /^\w+/.exec(word)![0],
  );
  return isOptional ? [...firsts, ...firstWords(rest)] : firsts;
}

function wordSource(part: string, isLast: boolean): string {
  const isOptional = part.endsWith("?");
  const choices = (isOptional ? part.slice(0, -1) : part).split("/");
  const spaced = `(?:${choices.map(literal).join("|")})${isLast ? "" : " "}`;
  return isOptional ? `(?:${spaced})?` : spaced;
}

function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
