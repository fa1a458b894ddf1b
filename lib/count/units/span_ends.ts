import type { SpanMerger } from "./span_merger.ts";

/** Units before the known end from which a window is encoded again, at first. */
const OVERLAP = 48;

/** Units by which a window goes on beyond the known end. */
const STEP = 80;

/**
 * Where the tokens end of a span that is too long to be merged at once, kept up to date while its end moves.
 *
 * It encodes one window after the other, each from the start of a token that is known, some way before the end. Where
 * the window's first token is that token again, both encodings go together: every two neighbours of the joined list
 * are neighbours in one of the two, and a list of tokens is the encoding of its text exactly if that is so for each
 * two neighbours of it. (While text is merged, the pair to be merged next across the border of two tokens would be
 * the same one if these two stood alone.) Where it is another token, the window starts twice as far back, at last at
 * the start of the span, which is the plain encoding.
 *
 * So time grows with the length, whatever the span holds, and moving the end costs one window.
 */
export class SpanEnds {
  /** Tokens of the span as it is. */
  count = 0;
  /** Where they end; only the first `count` count. */
  ends: Int32Array = new Int32Array(64);
  readonly #merger: SpanMerger;
  #start: number;
  #end: number;

  /**
   * @param merger Encodes windows.
   * @param start Where the span starts; it is empty at first.
   */
  constructor(merger: SpanMerger, start: number) {
    this.#merger = merger;
    this.#start = start;
    this.#end = start;
  }

  /** Starts an empty span. */
  restart(start: number): void {
    this.#start = start;
    this.#end = start;
    this.count = 0;
  }

  /**
   * Moves the end of the span, forward or back.
   *
   * @param units Well-formed UTF-16, the same up to the nearer of both ends.
   * @param end The new end; not within a surrogate pair.
   * @returns Tokens of the span.
   */
  moveTo(units: Uint16Array, end: number): number {
    while (this.#end !== end) {
      let next = Math.min(end, this.#end + STEP);
      if ((units[next] & 0xfc00) === 0xdc00 && next < end) next++;
      this.#window(units, next);
    }
    return this.count;
  }

  #window(units: Uint16Array, end: number): void {
    const known = Math.min(this.#end, end);
    for (let back = OVERLAP;; back *= 2) {
      const kept = this.#endsUpTo(known - back);
      const start = kept === 0 ? this.#start : this.ends[kept - 1];
      const count = this.#merger.merge(units, start, end);
      const { ends } = this.#merger;
      if (kept > 0 && ends[0] !== this.ends[kept]) continue;
      this.#keep(kept, ends, count);
      this.#end = end;
      return;
    }
  }

  /** How many tokens end at a place or before. */
  #endsUpTo(place: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.ends[middle] <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #keep(kept: number, ends: Int32Array, count: number): void {
    if (kept + count > this.ends.length) {
      const larger = new Int32Array(2 * (kept + count));
      larger.set(this.ends.subarray(0, kept));
      this.ends = larger;
    }
    for (let i = 0; i < count; i++) this.ends[kept + i] = ends[i];
    this.count = kept + count;
  }
}
