import type { FitOptions } from "../fit_text.ts";
import { type CrossingPiece, crossingPiece } from "./crossing_piece.ts";
import type { PieceTokens } from "./piece_tokens.ts";

/**
 * The longest start or end of a text that has at most `maxTokens` tokens, cut between two characters as a reader sees
 * them.
 *
 * A longer part can have fewer tokens than a shorter one, so it does not stop at the first part that is over: it looks
 * on until nothing longer can fit. Its time grows with `maxTokens`, and with the text only where a character may have no
 * token.
 *
 * @param pieces The tokenizer.
 * @param text Any text.
 * @param maxTokens The most tokens that the part may have.
 * @param options Which part is kept.
 * @throws {RangeError} If `maxTokens` is not a number of at least 0.
 */
export function fittedText(
  pieces: PieceTokens,
  text: string,
  maxTokens: number,
  { from = "start" }: FitOptions = {},
): string {
  if (!(maxTokens >= 0)) {
    throw new RangeError(
      `Cannot fit a text: maxTokens must be 0 or more, it is ${maxTokens}`,
    );
  }
  const most = Math.floor(maxTokens);
  const fit = new Fit(pieces, text.toWellFormed(), most, from);
  return from === "start"
    ? text.slice(0, fit.longestStart())
    : text.slice(fit.offset + fit.longestEnd());
}

/** Whether a place is between the halves of a pair of surrogates. */
function splitsPair(text: string, place: number): boolean {
  return (text.charCodeAt(place) & 0xfc00) === 0xdc00 &&
    (text.charCodeAt(place - 1) & 0xfc00) === 0xd800;
}

/** Made when it is first needed: it loads data that takes as long as the tables. */
let segmenter: Intl.Segmenter | undefined;

class Fit {
  readonly #pieces: PieceTokens;
  readonly #whole: string;
  /** The start or the end of the whole; anything longer has more than `maxTokens` tokens. */
  readonly #text: string;
  /** Where it starts in the whole; all other places are places in it. */
  readonly offset: number = 0;
  readonly #maxTokens: number;
  #segments: Intl.Segments | undefined;
  /**
   * A part of more units than this, beyond places that all have `maxTokens` tokens or more, has a token that ends at one
   * of them, and so more than `maxTokens`.
   */
  readonly #reach: number;

  constructor(
    pieces: PieceTokens,
    whole: string,
    maxTokens: number,
    from: "start" | "end",
  ) {
    this.#pieces = pieces;
    this.#whole = whole;
    this.#maxTokens = maxTokens;
    this.#reach = Math.max(pieces.added.longest, pieces.sections.longest);
    const most = maxTokens * this.#reach + 1;
    if (!pieces.sections.isTotal || whole.length <= most) {
      this.#text = whole;
    } else if (from === "start") {
      this.#text = whole.slice(0, most + Number(splitsPair(whole, most)));
    } else {
      const offset = whole.length - most;
      this.offset = offset - Number(splitsPair(whole, offset));
      this.#text = whole.slice(this.offset);
    }
  }

  longestStart(): number {
    const piece = crossingPiece(this.#pieces, this.#text, this.#maxTokens);
    if (piece === undefined) return this.#text.length;
    const { start, tokensBefore, measured } = piece;
    const room = this.#maxTokens - tokensBefore;
    const first = measured.endOf(room);
    let best = -1;
    let below = first;
    for (let at = first; at <= measured.length; at++) {
      if (at - below > this.#reach) break;
      if (measured.isWithinPair(at)) continue;
      const ids = measured.idsUpTo(at);
      if (ids < room) below = at;
      if (ids <= room && this.#isEdge(start + at)) best = at;
    }
    return best < 0 ? this.#lastFitting(start + first, piece) : start + best;
  }

  longestEnd(): number {
    const total = this.#tokens(this.#text);
    const surplus = total - this.#maxTokens;
    if (surplus <= 0) return 0;
    const piece = crossingPiece(this.#pieces, this.#text, surplus - 1)!;
    const { start, tokensBefore, measured } = piece;
    const room = this.#maxTokens - (total - tokensBefore - measured.ids);
    const token = measured.endOf(measured.ids - room - 1);
    const first = Math.min(measured.length, token + this.#reach);
    let best = -1;
    let below = first;
    for (let at = first; at >= 0; at--) {
      if (below - at > this.#reach) break;
      if (measured.isWithinPair(at)) continue;
      const ids = measured.idsFrom(at);
      if (ids < room) below = at;
      if (ids <= room && this.#isEdge(start + at)) best = at;
    }
    return best < 0 ? this.#firstFitting(start + first, piece) : start + best;
  }

  /** The last edge before a place up to which the text fits. */
  #lastFitting(
    place: number,
    { start, tokensBefore, measured }: CrossingPiece,
  ) {
    for (let edge = place; edge > 0;) {
      edge = this.#characterAt(edge - 1).index;
      const tokens = edge < start
        ? this.#tokens(this.#text.slice(0, edge))
        : tokensBefore + measured.idsUpTo(edge - start);
      if (tokens <= this.#maxTokens) return edge;
    }
    return 0;
  }

  /** The first edge after a place from which on the text fits. */
  #firstFitting(place: number, { start, end, measured }: CrossingPiece) {
    const tokensAfter = this.#tokens(this.#text.slice(end));
    for (let edge = place; edge < this.#text.length;) {
      const { index, segment } = this.#characterAt(edge);
      edge = index + segment.length;
      const tokens = edge > end
        ? this.#tokens(this.#text.slice(edge))
        : tokensAfter + measured.idsFrom(edge - start);
      if (tokens <= this.#maxTokens) return edge;
    }
    return this.#text.length;
  }

  /** Whether a place is between two characters as a reader sees them. */
  #isEdge(place: number): boolean {
    return this.offset + place === this.#whole.length ||
      this.#characterAt(place).index === place;
  }

  /** The character, as a reader sees it, that a place is in. */
  #characterAt(place: number): { index: number; segment: string } {
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    this.#segments ??= segmenter.segment(this.#whole);
    const { index, segment } = this.#segments.containing(this.offset + place)!;
    return { index: index - this.offset, segment };
  }

  #tokens(text: string): number {
    const reader = this.#pieces.reader();
    let tokens = 0;
    for (let place = 0; place < text.length;) {
      place = reader.read(text, place);
      tokens += this.#pieces.count(reader);
    }
    return tokens;
  }
}
