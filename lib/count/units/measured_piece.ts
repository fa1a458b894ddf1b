import type { PieceTokens } from "./piece_tokens.ts";
import type { SpanEnds } from "./span_ends.ts";

/** A section or an added token of a piece. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** Ids of the piece before it. */
  readonly idsBefore: number;
  readonly ids: number;
  /** Ends of a section's tokens; an added token has none. */
  readonly span?: SpanEnds;
}

/**
 * A piece whose starts and ends can be counted, each as if the text were no more than it, at the cost of one window.
 */
export class MeasuredPiece {
  readonly length: number;
  /** Ids of the whole. */
  readonly ids: number;
  readonly #pieces: PieceTokens;
  readonly #units: Uint16Array;
  readonly #parts: readonly Part[];

  /**
   * @param pieces The tokenizer.
   * @param units All units of the piece.
   */
  constructor(pieces: PieceTokens, units: Uint16Array) {
    const parts: Part[] = [];
    let idsBefore = 0;
    const add = (part: Omit<Part, "idsBefore">) => {
      parts.push({ ...part, idsBefore });
      idsBefore += part.ids;
    };
    pieces.added.cut(units, 0, units.length, {
      section(start, end) {
        const span = pieces.sections.span(start);
        add({ start, end, span, ids: span.moveTo(units, end) });
      },
      added: (_, start, end) => add({ start, end, ids: 1 }),
    });
    this.length = units.length;
    this.ids = idsBefore;
    this.#pieces = pieces;
    this.#units = units;
    this.#parts = parts;
  }

  /** Ids of the piece up to a place. */
  idsUpTo(place: number): number {
    if (place === 0) return 0;
    const part = this.#partAt(place - 1);
    if (place === part.end) return part.idsBefore + part.ids;
    return part.span === undefined
      ? this.#pieces.countPart(this.#units, 0, place)
      : part.idsBefore + part.span.idsOfStart(this.#units, place);
  }

  /** Ids of the piece from a place on. */
  idsFrom(place: number): number {
    if (place === this.length) return 0;
    const part = this.#partAt(place);
    if (place === part.start) return this.ids - part.idsBefore;
    return part.span === undefined
      ? this.#pieces.countPart(this.#units, place, this.length)
      : this.ids - part.idsBefore - part.ids +
        part.span.idsOfEnd(this.#units, place);
  }

  /** The end of the last token up to which the piece has at most so many ids. */
  endOf(ids: number): number {
    const part = this.#parts.findLast(({ idsBefore }) => idsBefore <= ids);
    if (part === undefined) return 0;
    const left = ids - part.idsBefore;
    if (left >= part.ids) return part.end;
    return part.span?.endOf(left) ?? part.start;
  }

  /** Whether a place is between the halves of a surrogate pair. */
  isWithinPair(place: number): boolean {
    return (this.#units[place] & 0xfc00) === 0xdc00;
  }

  #partAt(place: number): Part {
    return this.#parts.findLast(({ start }) => start <= place)!;
  }
}
