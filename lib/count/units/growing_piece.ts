import type { PieceTokens } from "./piece_tokens.ts";
import type { SpanEnds } from "./span_ends.ts";

/**
 * Tokens of a piece that grows at its end, at the cost of what is new.
 *
 * What stands before the last added token that is certain is counted once and for all. An added token is certain when
 * nothing that is still to come can make another one of it, or make one that begins before it.
 */
export class GrowingPiece {
  readonly #pieces: PieceTokens;
  readonly #span: SpanEnds;
  /** Ids before the open section. */
  #before = 0;
  /** No added token starts between the open section's start and here. */
  #searched = 0;

  /** @param pieces The tokenizer. */
  constructor(pieces: PieceTokens) {
    this.#pieces = pieces;
    this.#span = pieces.sections.span();
  }

  /** Starts with an empty piece. */
  restart(): void {
    this.#before = 0;
    this.#startAt(0);
  }

  /**
   * Ids of the piece as it is now.
   *
   * @param units The piece, with all that was there before unchanged.
   * @param end Where it ends; at most one unit before the last end.
   */
  count(units: Uint16Array, end: number): number {
    const { added } = this.#pieces;
    const certain = end - 2 * added.longest - 1;
    let uncertain = end;
    added.cut(units, this.#searched, end, {
      section: () => {},
      added: (_, start, stop) => {
        if (uncertain < end) return;
        if (stop > certain) uncertain = start;
        else {
          this.#before += this.#span.moveTo(units, start) + 1;
          this.#startAt(stop);
        }
      },
    });
    this.#searched = Math.max(this.#searched, Math.min(certain, uncertain));
    return this.#before + this.#span.moveTo(units, uncertain) +
      this.#pieces.countPart(units, uncertain, end);
  }

  #startAt(place: number): void {
    this.#searched = place;
    this.#span.restart(place);
  }
}
