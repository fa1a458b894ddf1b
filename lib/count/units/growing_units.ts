import type { GrowingText } from "../growing_text.ts";
import { GrowingPiece } from "./growing_piece.ts";
import type { PieceReader } from "./piece_reader.ts";
import type { PieceTokens } from "./piece_tokens.ts";

/** Longer pieces are not counted anew at each step, in units. */
const SHORT = 40;

/**
 * The tokens of a text that grows: it looks again at the last piece alone, or at the end of it where it is long.
 */
export class GrowingUnits implements GrowingText {
  #tokens = 0;
  readonly #pieces: PieceTokens;
  readonly #reader: PieceReader;
  readonly #long: GrowingPiece;
  #isLong = false;
  /** Tokens of the pieces before the last. */
  #before = 0;
  /** Half a surrogate pair at the end: what is appended may have the other half. */
  #half = "";

  /** @param pieces The tokenizer. */
  constructor(pieces: PieceTokens) {
    this.#pieces = pieces;
    this.#reader = pieces.reader();
    this.#long = new GrowingPiece(pieces);
  }

  /** Tokens of all that was appended. */
  get tokens(): number {
    return this.#tokens;
  }

  /** Appends a text and gives the tokens of all. */
  append(text: string): number {
    const whole = this.#half + text;
    const isHalf = (whole.charCodeAt(whole.length - 1) & 0xfc00) === 0xd800;
    this.#half = isHalf ? whole.slice(-1) : "";
    this.#read((isHalf ? whole.slice(0, -1) : whole).toWellFormed());
    this.#tokens = this.#before +
      (isHalf ? this.#countLastAndHalf() : this.#countLast());
    return this.#tokens;
  }

  #read(text: string): void {
    if (text === "") return;
    const reader = this.#reader;
    for (let place = reader.readOn(text, 0); place < text.length;) {
      this.#before += this.#countLast();
      this.#isLong = false;
      place = reader.read(text, place);
    }
  }

  #countLast(): number {
    const { units, length } = this.#reader;
    if (length <= SHORT) return this.#pieces.count(this.#reader);
    if (!this.#isLong) this.#long.restart();
    this.#isLong = true;
    return this.#long.count(units, length);
  }

  /** Half a pair at the end is read as U+FFFD until its other half comes. */
  #countLastAndHalf(): number {
    const tokens = this.#countLast();
    const { length } = this.#reader;
    const isJoined = this.#reader.lookAhead(0xfffd);
    const { units } = this.#reader;
    if (!isJoined) {
      return tokens + this.#pieces.countPart(units, length, length + 1);
    }
    if (length <= SHORT) return this.#pieces.countPart(units, 0, length + 1);
    const withHalf = this.#long.count(units, length + 1);
    this.#long.count(units, length);
    return withHalf;
  }
}
