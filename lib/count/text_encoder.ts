import type { HardBoundaries } from "./hard_boundaries.ts";
import { countMemo } from "./count_memo.ts";
import { pieceMemo } from "./piece_memo.ts";

/** Turns texts into a tokenizer's ids. */
export interface TextEncoding {
  /** Ids of a text; no special tokens are added. */
  encode(text: string): number[];
  /** How many ids `encode` gives. */
  countText(text: string): number;
  /** As `countText`, for a text that is not asked about again: it is not remembered. */
  countOnce?(text: string): number;
  /** The same for a text that has at most so many tokens, else undefined. */
  countWithin?(text: string, maxTokens: number): number | undefined;
}

/**
 * An encoder for texts of any length from one for pieces: linear, because each piece is encoded alone, and short ones once.
 *
 * Memory is bounded by what the memos may hold, and by the longest run without a boundary: that stays one piece and is as
 * costly as `encodePiece` makes it. Lone surrogates are read as U+FFFD.
 *
 * @param encodePiece Ids of a piece; called with well-formed texts only.
 * @param boundaries Where a text can be cut.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { hardBoundaries } from "./hard_boundaries.ts";
 * import { pairSlots } from "./pair_set.ts";
 * const boundaries = hardBoundaries(pairSlots(new Uint32Array(0)));
 * const { encode } = textEncoder((piece) => [piece.charCodeAt(0)], boundaries);
 * assertEquals(encode("abc"), [97, 98, 99]);
 * ```
 */
export function textEncoder(
  encodePiece: (piece: string) => number[],
  { pieceEnd }: HardBoundaries,
): TextEncoding {
  const idsOf = pieceMemo(encodePiece);
  return {
    encode(text) {
      const whole = text.toWellFormed();
      const ids: number[] = [];
      for (let start = 0, end; start < whole.length; start = end) {
        end = pieceEnd(whole, start);
        for (const id of idsOf(whole.slice(start, end))) ids.push(id);
      }
      return ids;
    },
    countText: countMemo((text) => {
      const whole = text.toWellFormed();
      let tokens = 0;
      for (let start = 0, end; start < whole.length; start = end) {
        end = pieceEnd(whole, start);
        tokens += idsOf(whole.slice(start, end)).length;
      }
      return tokens;
    }),
  };
}
