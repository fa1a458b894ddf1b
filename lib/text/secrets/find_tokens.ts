import type { SecretSpan } from "./secret_span.ts";
import { tokenStart } from "./token_start.ts";
import { TOKEN_RULES, type TokenRule } from "./token_rules.ts";

interface TokenPattern extends TokenRule {
  readonly first: RegExp;
  readonly rest: RegExp;
  /** A shorter start, at the end of a text that may have been cut there. */
  readonly cut: RegExp;
}

const PATTERNS: readonly TokenPattern[] = TOKEN_RULES.map((rule) => ({
  ...rule,
  first: new RegExp(rule.start, "g"),
  rest: new RegExp(`[^${rule.chars}]`, "g"),
  cut: new RegExp(
    `${rule.start.replace(/\{\d+\}$/, "{6}")}[${rule.chars}]{0,40}$`,
  ),
}));
const AWS_SECRET =
  /(?<![A-Za-z0-9/+])(?:[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])|[A-Za-z0-9/+]{16,39}$)/g;
const AWS_SECRET_REACH_CHARS = 200;
const LONGEST_CUT_CHARS = 100;

/**
 * The tokens in a text that are known by their prefix (`TOKEN_RULES`), and what looks like the secret of an AWS key.
 *
 * Each is taken to its last character, so no tail is left, and none starts inside a word.
 *
 * @example A prefix inside a word is none
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const spans = findTokens("task-queue glpat" + "-Qm31xYz7Kd02LwPa81Rt");
 * assertEquals(spans, [{ start: 11, end: 37, rule: "gitlab-token" }]);
 * ```
 */
export function findTokens(text: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (const { rule, first, rest, cut, holds } of PATTERNS) {
    first.lastIndex = 0;
    for (let found; (found = first.exec(text)) !== null;) {
      const start = found.index;
      if (!tokenStart(text, start)) {
        first.lastIndex = start + 1;
        continue;
      }
      const end = tokenEnd(text, rest, start + found[0].length);
      first.lastIndex = end;
      if (holds === undefined || holds.test(text.slice(start, end))) {
        spans.push({ start, end, rule });
        if (rule === "aws-key") spans.push(...awsSecrets(text, end));
      }
    }
    const cutAt = cutToken(text, cut);
    if (cutAt !== undefined && !spans.some(({ end }) => end === text.length)) {
      spans.push({ start: cutAt, end: text.length, rule });
    }
  }
  return spans;
}

function cutToken(text: string, cut: RegExp): number | undefined {
  const from = Math.max(0, text.length - LONGEST_CUT_CHARS);
  const found = cut.exec(text.slice(from));
  if (found === null || !tokenStart(text, from + found.index)) return undefined;
  return /\d/.test(found[0]) ? from + found.index : undefined;
}

/** Where the first character stands that the token is not made of; a full stop at its end is the sentence's. */
function tokenEnd(text: string, rest: RegExp, from: number): number {
  rest.lastIndex = from;
  let end = rest.exec(text)?.index ?? text.length;
  while (end > from && text[end - 1] === ".") end--;
  return end;
}

/** What begins close behind a key's id, is 40 characters long or cut by the text's end, and mixes their kinds. */
function awsSecrets(text: string, from: number): readonly SecretSpan[] {
  // One that begins within reach is seen with what follows it, so that it is no part of a longer run.
  const near = text.slice(from, from + AWS_SECRET_REACH_CHARS + 41);
  return [...near.matchAll(AWS_SECRET)].filter(({ index, 0: value }) =>
    index < AWS_SECRET_REACH_CHARS &&
    /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value)
  ).map(({ index, 0: value }) => ({
    start: from + index,
    end: from + index + value.length,
    rule: "aws-secret",
  }));
}
