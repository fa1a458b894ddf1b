import { MeasuredPiece } from "./measured_piece.ts";
import type { PieceTokens } from "./piece_tokens.ts";

/** The piece of a text with which its tokens get over a number. */
export interface CrossingPiece {
  /** Where it starts in the text. */
  readonly start: number;
  /** Where it ends in the text. */
  readonly end: number;
  /** Tokens of the text before it; not over the number. */
  readonly tokensBefore: number;
  readonly measured: MeasuredPiece;
}

/**
 * The first piece up to whose end a text has more than so many tokens, if there is one.
 *
 * @param pieces The tokenizer.
 * @param text A well-formed text.
 * @param tokens The number.
 */
export function crossingPiece(
  pieces: PieceTokens,
  text: string,
  tokens: number,
): CrossingPiece | undefined {
  const reader = pieces.reader();
  let tokensBefore = 0;
  for (let start = 0; start < text.length;) {
    const end = reader.read(text, start);
    const found = pieces.count(reader);
    if (tokensBefore + found > tokens) {
      const units = reader.units.slice(0, reader.length);
      const measured = new MeasuredPiece(pieces, units);
      return { start, end, tokensBefore, measured };
    }
    tokensBefore += found;
    start = end;
  }
}
