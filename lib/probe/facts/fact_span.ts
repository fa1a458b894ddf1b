import type { FactKind, FactUse } from "../found_fact.ts";

/** A piece of a text that looks like a fact. */
export interface FactSpan {
  /** What sort of fact it is. */
  readonly kind: FactKind;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** What was done with it, if the place says so. */
  readonly use?: FactUse;
  /** For a replacement: the words that are replaced. */
  readonly old?: string;
  /** For a change to a new value: what changed. */
  readonly subject?: string;
}

/**
 * The spans of what a pattern finds and `accept` lets pass.
 *
 * @param kind The kind of each.
 * @param text Any text.
 * @param pattern A global pattern.
 * @param accept Whether the piece from `start` to `end` counts.
 */
export function* matchSpans(
  kind: FactKind,
  text: string,
  pattern: RegExp,
  accept: (text: string, start: number, end: number) => boolean,
): Generator<FactSpan> {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = index + found.length;
    if (accept(text, index, end)) yield { kind, start: index, end };
  }
}

/** Whether neither side goes on with a word or number: what a number is part of is another value. */
export function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return !/[\w$#/\\-]$|\d[.,:]$|^\.$|[^.]\.$/.test(before) &&
    !/^(?:\w|[-/\\:]\w|[.,]\d)/.test(text.slice(end, end + 2));
}

/** Whether a number has no more than one figure that is not 0: 5, 50, 100. A decimal part counts as figures. */
export function isRound(value: string): boolean {
  const digits = (/\d[\d.,' ]*/.exec(value)?.[0] ?? "").trim();
  if (/[.,]\d{1,2}$/.test(digits) && !/[.,]0+$/.test(digits)) return false;
  return /^0*\d?0*$/.test(digits.replace(/\D/g, ""));
}

/** The line that holds an offset, as offsets, at most `reach` characters to each side. */
export function lineAround(
  text: string,
  at: number,
  reach = 2000,
): readonly [start: number, end: number] {
  const from = Math.max(0, at - reach);
  const before = Math.max(
    text.slice(from, at).lastIndexOf("\n"),
    text.slice(from, at).lastIndexOf("\r"),
  );
  const after = text.slice(at, at + reach).search(/[\r\n]/);
  return [
    before < 0 ? from : from + before + 1,
    after < 0 ? Math.min(text.length, at + reach) : at + after,
  ];
}
