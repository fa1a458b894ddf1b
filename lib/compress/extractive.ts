import { chooseLines, type LineCosts } from "./choose_lines.ts";
import type {
  CompressionBackend,
  CompressionOptions,
} from "./compression_backend.ts";
import { gapMark } from "./gap_mark.ts";
import { lineOrder } from "./line_order.ts";
import {
  checkSupportingContext,
  type ContextLine,
  type SupportingContext,
} from "./supporting_context.ts";
import { termLines } from "./term_lines.ts";

const MOST_TRIES = 8;

/**
 * The backend that keeps whole source lines, in source order, and marks each gap with what it held.
 *
 * Every line with a preserve term stays, whatever it costs; then errors and warnings with two lines around them; then
 * the lines that say most (`lineOrder`), while lines and marks fit the target. It never rewrites, joins or reorders a
 * line. What fits whole is returned as it is, and so is what would only become longer.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const text = Array.from({ length: 40 }, (_, i) => i === 20 ? "ERROR valve stuck" : `tick ${i} of the pump`).join("\n");
 * const context = sanitizeContext({ label: "ci.log", text });
 * const options = {
 *   targetTokens: 90,
 *   countText: (text: string) => text.length,
 *   preserve: [],
 *   signal: new AbortController().signal,
 * };
 * assertEquals(
 *   await extractiveBackend.compress(context, options),
 *   "… 20 lines omitted (L1–L20) …\nERROR valve stuck\n… 19 lines omitted (L22–L40) …",
 * );
 * ```
 */
export const extractiveBackend: CompressionBackend = {
  name: "extractive",
  compress: (context, options) =>
    new Promise((resolve) => {
      checkSupportingContext(context);
      resolve(extracted(context, options));
    }),
};

function extracted(
  context: SupportingContext,
  { targetTokens, countText, preserve }: CompressionOptions,
): string {
  const wholeTokens = countText(context.text);
  const { lines } = context;
  if (wholeTokens <= targetTokens || lines.length === 0) return context.text;
  const texts = lines.map(({ text }) => text);
  const last = lines[lines.length - 1];
  const costs: LineCosts = {
    lineTokens: texts.map((line) => countText(`${line}\n`)),
    markTokens: countText(`${gapMark([...lines.slice(1), last])}\n`),
    must: termLines(context, preserve),
    order: lineOrder(texts),
  };
  const best = fitted(lines, costs, targetTokens, countText);
  return countText(best) < wholeTokens ? best : context.text;
}

/** Counts of parts add up only nearly, so the room is set right by what the whole takes. */
function fitted(
  lines: readonly ContextLine[],
  costs: LineCosts,
  targetTokens: number,
  countText: (text: string) => number,
): string {
  let best = withMarks(lines, costs.must);
  let bestTokens = countText(best);
  let room = targetTokens;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const text = withMarks(lines, chooseLines(costs, room));
    const tokens = countText(text);
    const isBetter = bestTokens > targetTokens
      ? tokens < bestTokens
      : tokens <= targetTokens && tokens > bestTokens;
    if (isBetter) [best, bestTokens] = [text, tokens];
    if (tokens === targetTokens || room < 0) break;
    room += targetTokens - tokens;
  }
  return best;
}

function withMarks(
  lines: readonly ContextLine[],
  stays: readonly boolean[],
): string {
  const shown: string[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && stays[end] === stays[start]) end++;
    if (stays[start]) {
      for (const { text } of lines.slice(start, end)) shown.push(text);
    } else shown.push(gapMark(lines.slice(start, end)));
    start = end;
  }
  return shown.join("\n");
}
