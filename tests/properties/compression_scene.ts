import fc from "fast-check";
import type { CompressionOptions } from "../../lib/compress/compression_backend.ts";
import {
  sanitizeContext,
  type SupportingContext,
} from "../../lib/compress/supporting_context.ts";
import { charactersCounter } from "../../lib/count/characters.ts";

/** Words, numbers and marks: tokens that are neither characters nor a quarter of them, and not quite additive. */
export function countWords(text: string): number {
  return (text.match(/[\p{L}]+|\d{1,3}|[^\p{L}\d\s]|\n+/gu) ?? []).length;
}

/** Counters of different kinds: one token a code point, a quarter of the characters, words. */
export const COUNTERS: readonly ((text: string) => number)[] = [
  (text) => [...text].length,
  charactersCounter().countText,
  countWords,
];

const line = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((n) => `tick ${n} of the pump`),
  fc.constantFrom(
    "ERROR stage 3 failed at valve 17",
    "warning: 3 files are old",
    "  at run (file:///srv/app/main.ts:10:2)",
    "",
    "   ",
    "Launch 🚀 at dawn, crew 👩‍🚒👩‍🚒",
    "0 errors, 0 warnings",
    "… 37 lines omitted (L12–L48) …",
    "必ず冷蔵庫に入れる",
    "x".repeat(300),
    "a\u2028b\vc",
    "carriage\rreturn",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }).map((text) =>
    text.replaceAll("\n", " ")
  ),
);

/** Terms of which some stand in most logs, some across two lines, and some in none. */
const terms = fc.subarray([
  "valve 17",
  "main.ts:10:2",
  "pump tick",
  "👩‍🚒",
  "nowhere to be found",
  "old\nERROR",
]);

/** A log as supporting context. */
export const contexts: fc.Arbitrary<SupportingContext> = fc.record({
  lines: fc.array(line, { maxLength: 40 }),
  lineBreak: fc.constantFrom("\n", "\r\n"),
  ends: fc.boolean(),
  tailLines: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  withoutLines: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
  preserve: terms,
}).map(({ lines, lineBreak, ends, tailLines, withoutLines, preserve }) => {
  const text = lines.join(lineBreak) + (ends ? lineBreak : "");
  return sanitizeContext(
    { label: "ci.log", text, tailLines, withoutLines },
    { preserve },
  );
});

/** What a backend is told, with any target. */
export function optionsFor(
  context: SupportingContext,
  targetTokens: number,
  countText: (text: string) => number,
): CompressionOptions {
  const preserve = context.preserve.map(({ term }) => term);
  const { signal } = new AbortController();
  return { targetTokens, countText, preserve, signal };
}

/** The numbers of a mark: how many lines, from which to which. */
export function readMark(
  line: string,
): { count: number; first: number; last: number } | undefined {
  const found = /^… (\d+) lines? omitted \(L(\d+)(?:–L(\d+))?\) …$/.exec(line);
  if (found === null) return undefined;
  const [count, first, last] = found.slice(1).map(Number);
  return { count, first, last: found[3] === undefined ? first : last };
}
