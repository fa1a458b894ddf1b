import type { CompressionBackend } from "../../compress/compression_backend.ts";
import type { FitText } from "../../count/fit_text.ts";
import type { CompressionResult } from "../../compress/compression_result.ts";
import { compressSupporting } from "../../compress/compress_supporting.ts";
import { extractiveBackend } from "../../compress/extractive.ts";
import { isGapMark } from "../../compress/gap_mark.ts";
import { noneBackend } from "../../compress/none.ts";
import type { SupportingContext } from "../../compress/supporting_context.ts";
import { truncateBackend } from "../../compress/truncate.ts";
import { shareRoom } from "./share_room.ts";

/** How supporting context is fitted. */
export interface FillOptions {
  /** Who makes it shorter. */
  readonly backend: CompressionBackend;
  /** The most that an item may take of its own tokens; absent where nothing is compressed. */
  readonly ratio?: number;
  /** Whether a result that cannot be taken is an error. */
  readonly required: boolean;
  /** Tokens of a text. */
  readonly countText: (text: string) => number;
  /** The longest part of a text that has at most so many tokens; absent where the counter cannot tell. */
  readonly fitText?: FitText;
  /** Ends it all. */
  readonly signal?: AbortSignal;
}

/** What became of an item. */
export interface Outcome {
  /** Whether the pack shows it. */
  readonly isShown: boolean;
  /** Tokens of the item as it is. */
  readonly tokens: number;
  /** Tokens that all items together could take; absent where no backend was asked. */
  readonly roomTokens?: number;
  /** What the backend made of it; absent where it was not asked. */
  readonly result?: CompressionResult;
}

/** The backends that take lines as they are; any other may write its own. */
export const OWN_BACKENDS: readonly CompressionBackend[] = [
  noneBackend,
  truncateBackend,
  extractiveBackend,
];

/**
 * What becomes of each item in a room: it is shown, shorter where the room is scarce, or left out whole.
 *
 * Each is made as short as the ratio wants it. Where that is too much together, the room is shared in proportion, and those
 * over their share are made shorter once more. An item that still is over it is shown where the others left enough, the
 * first ones first. A provider is not asked where there is no room at all.
 *
 * @param contexts The items.
 * @param roomTokens Tokens that all of them may take together.
 * @param options How they are fitted.
 * @throws {CompressionBackendError} If a result was required and cannot be taken.
 */
export async function fillRoom(
  contexts: readonly SupportingContext[],
  roomTokens: number,
  { ratio = 1, ...options }: FillOptions,
): Promise<readonly Outcome[]> {
  const { backend, required, countText } = options;
  const items = contexts.map(({ text }) => {
    const tokens = countText(text);
    return { tokens, mostTokens: Math.floor(ratio * tokens) };
  });
  if (roomTokens < 1 && !required && !OWN_BACKENDS.includes(backend)) {
    return items.map(({ tokens }) => ({ isShown: false, tokens }));
  }
  const results: CompressionResult[] = [];
  const compress = async (index: number, targetTokens: number) => {
    results[index] = await compressSupporting(contexts[index], backend, {
      ...options,
      targetTokens,
    });
  };
  for (const [index, { mostTokens }] of items.entries()) {
    await compress(index, mostTokens);
  }
  const wishes = items.map(({ tokens }, index) => ({
    tokens,
    wantedTokens: results[index].tokens.after,
  }));
  const shares = shareRoom(wishes, roomTokens);
  for (const [index, { mostTokens }] of items.entries()) {
    if (results[index].tokens.after <= shares[index]) continue;
    await compress(index, Math.min(shares[index], mostTokens));
  }
  const outcomes = items.map(({ tokens }, index): Outcome => ({
    isShown: results[index].tokens.after <= shares[index] &&
      saysSomething(results[index]),
    tokens,
    roomTokens,
    result: results[index],
  }));
  return withLeftRoom(outcomes, roomTokens);
}

function withLeftRoom(
  outcomes: readonly Outcome[],
  roomTokens: number,
): readonly Outcome[] {
  let left = roomTokens;
  for (const { isShown, result } of outcomes) {
    if (isShown) left -= result!.tokens.after;
  }
  return outcomes.map((outcome) => {
    const { after } = outcome.result!.tokens;
    const isFit = after <= left && saysSomething(outcome.result!);
    if (outcome.isShown || !isFit) return outcome;
    left -= after;
    return { ...outcome, isShown: true };
  });
}

/**
 * Whether there is more in a result than marks for omitted lines.
 *
 * @param result What a backend made of an item.
 */
export function saysSomething({ text }: CompressionResult): boolean {
  return text.split("\n").some((line) => !isGapMark(line));
}
