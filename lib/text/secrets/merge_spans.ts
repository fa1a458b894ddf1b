import type { SecretSpan } from "./secret_span.ts";

const PLACEHOLDER = /\[REDACTED:[a-z0-9-]{1,60}\]/g;

/**
 * The spans in order, those that overlap as one, without what is redacted already.
 *
 * One that is made of others has the name of the longest, and of the first among equals. A span outside the text is cut
 * to it, none parts a surrogate pair, and names are of `a-z`, `0-9` and `-`.
 *
 * @param text What the spans are of.
 * @param spans Spans in any order, the rules that come first before the others.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const spans = [{ start: 4, end: 6, rule: "b" }, { start: 1, end: 5, rule: "Rule A" }];
 * assertEquals(mergeSpans("0123456789", spans), [{ start: 1, end: 6, rule: "rule-a" }]);
 * ```
 */
export function mergeSpans(
  text: string,
  spans: readonly SecretSpan[],
): readonly SecretSpan[] {
  const merged: SecretSpan[] = [];
  const placeholders = [...text.matchAll(PLACEHOLDER)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  const inOrder = spans.map((span) => whole(text, span))
    .filter(({ start, end }) => start < end)
    .map((span) => aroundPlaceholders(span, placeholders))
    .filter(({ start, end }) => isSecret(text.slice(start, end)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let longest = 0;
  for (const span of inOrder) {
    const last = merged.at(-1);
    const length = span.end - span.start;
    if (last === undefined || span.start >= last.end) {
      merged.push(span);
      longest = length;
      continue;
    }
    const rule = length > longest ? span.rule : last.rule;
    longest = Math.max(longest, length);
    merged[merged.length - 1] = {
      start: last.start,
      end: Math.max(last.end, span.end),
      rule,
    };
  }
  return merged;
}

function whole(text: string, { start, end, rule }: SecretSpan): SecretSpan {
  let first = Math.max(0, Math.trunc(start) || 0);
  let last = Math.min(text.length, Math.trunc(end) || 0);
  if (isInPair(text, first)) first--;
  if (isInPair(text, last)) last++;
  return { start: first, end: last, rule: ruleName(rule) };
}

function isInPair(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? "") &&
    /[\udc00-\udfff]/.test(text[at] ?? "");
}

function ruleName(rule: string): string {
  const name = rule.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return name === "" ? "secret" : name;
}

/** A span that ends or starts in a placeholder, made longer to hold it. */
function aroundPlaceholders(
  span: SecretSpan,
  placeholders: readonly Omit<SecretSpan, "rule">[],
): SecretSpan {
  let low = 0;
  for (let high = placeholders.length; low < high;) {
    const middle = (low + high) >> 1;
    if (placeholders[middle].end <= span.start) low = middle + 1;
    else high = middle;
  }
  let { start, end } = span;
  for (let i = low; placeholders[i]?.start < span.end; i++) {
    start = Math.min(start, placeholders[i].start);
    end = Math.max(end, placeholders[i].end);
  }
  return { ...span, start, end };
}

function isSecret(found: string): boolean {
  if (!found.includes("[REDACTED:")) return true;
  return /[\p{L}\p{N}]/u.test(found.replace(PLACEHOLDER, ""));
}
