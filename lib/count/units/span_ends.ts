import type { SpanMerger } from "./span_merger.ts";

/** Units before the known end from which a window is encoded again, at first. */
const OVERLAP = 24;

/** Units by which a window goes on beyond the known end. */
const STEP = 40;

/** Lists that got longer than this are given up when a span is over. */
const LARGE = 65_536;

/** How many ids the token or character has that stands in `units` from `start` to `end`. */
export type CountIds = (
  units: Uint16Array,
  start: number,
  end: number,
) => number;

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
 *
 * A token has one id, a character that is no token may have more: what is counted is ids.
 */
export class SpanEnds {
  /** Tokens of the span as it is. */
  count = 0;
  /** Where they end; only the first `count` count. */
  ends: Int32Array = new Int32Array(64);
  /** Ids of the span up to the end of each token. */
  idsUpTo: Int32Array = new Int32Array(64);
  readonly #merger: SpanMerger;
  readonly #idsOf: CountIds;
  #start: number;
  #end: number;

  /**
   * @param merger Encodes windows.
   * @param idsOf How many ids a token has.
   * @param start Where the span starts; it is empty at first.
   */
  constructor(merger: SpanMerger, idsOf: CountIds, start = 0) {
    this.#merger = merger;
    this.#idsOf = idsOf;
    this.#start = start;
    this.#end = start;
  }

  /** Starts an empty span. */
  restart(start: number): void {
    this.#start = start;
    this.#end = start;
    this.count = 0;
    if (this.ends.length <= LARGE) return;
    this.ends = new Int32Array(64);
    this.idsUpTo = new Int32Array(64);
  }

  /**
   * Moves the end of the span, forward or back.
   *
   * @param units Well-formed UTF-16, the same up to the nearer of both ends.
   * @param end The new end; not within a surrogate pair.
   * @returns Ids of the span.
   */
  moveTo(units: Uint16Array, end: number): number {
    while (this.#end !== end) {
      let next = Math.min(end, this.#end + STEP);
      if ((units[next] & 0xfc00) === 0xdc00 && next < end) next++;
      this.#window(units, next);
    }
    return this.count === 0 ? 0 : this.idsUpTo[this.count - 1];
  }

  /** Ids of the span up to a place, as if it ended there. */
  idsOfStart(units: Uint16Array, place: number): number {
    for (let back = OVERLAP;; back *= 2) {
      const kept = this.endsUpTo(place - back);
      const start = kept === 0 ? this.#start : this.ends[kept - 1];
      const count = this.#merger.merge(units, start, place);
      const { ends } = this.#merger;
      if (kept > 0 && ends[0] !== this.ends[kept]) continue;
      const before = kept === 0 ? 0 : this.idsUpTo[kept - 1];
      return before + this.#idsIn(units, start, ends, count);
    }
  }

  /**
   * Ids of the span from a place on, as if it started there.
   *
   * In a run of one character both encodings may never have a token in common; then all that follows is merged.
   */
  idsOfEnd(units: Uint16Array, place: number): number {
    for (let ahead = OVERLAP;; ahead *= 2) {
      const last = Math.min(this.endsUpTo(place + ahead), this.count - 1);
      const count = this.#merger.merge(units, place, this.ends[last]);
      const { ends } = this.#merger;
      const isJoined = last === this.count - 1 ||
        count > 1 && ends[count - 2] === this.ends[last - 1];
      if (!isJoined) continue;
      return this.#idsIn(units, place, ends, count) +
        this.idsUpTo[this.count - 1] - this.idsUpTo[last];
    }
  }

  /** The end of the last token up to which the span has at most so many ids; its start if there is none. */
  endOf(ids: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.idsUpTo[middle] <= ids) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? this.#start : this.ends[low - 1];
  }

  #idsIn(
    units: Uint16Array,
    start: number,
    ends: Int32Array,
    count: number,
  ): number {
    let ids = 0;
    for (let i = 0, from = start; i < count; from = ends[i++]) {
      ids += this.#idsOf(units, from, ends[i]);
    }
    return ids;
  }

  #window(units: Uint16Array, end: number): void {
    const known = Math.min(this.#end, end);
    for (let back = OVERLAP;; back *= 2) {
      const kept = this.endsUpTo(known - back);
      const start = kept === 0 ? this.#start : this.ends[kept - 1];
      const count = this.#merger.merge(units, start, end);
      const { ends } = this.#merger;
      if (kept > 0 && ends[0] !== this.ends[kept]) continue;
      this.#keep(units, kept, ends, count);
      this.#end = end;
      return;
    }
  }

  /** How many tokens end at a place or before. */
  endsUpTo(place: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.ends[middle] <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #keep(
    units: Uint16Array,
    kept: number,
    ends: Int32Array,
    count: number,
  ): void {
    this.count = kept + count;
    if (this.count > this.ends.length) this.#grow(kept);
    let start = kept === 0 ? this.#start : this.ends[kept - 1];
    let ids = kept === 0 ? 0 : this.idsUpTo[kept - 1];
    for (let i = 0; i < count; i++) {
      ids += this.#idsOf(units, start, ends[i]);
      start = ends[i];
      this.ends[kept + i] = start;
      this.idsUpTo[kept + i] = ids;
    }
  }

  #grow(kept: number): void {
    for (const name of ["ends", "idsUpTo"] as const) {
      const larger = new Int32Array(2 * this.count);
      larger.set(this[name].subarray(0, kept));
      this[name] = larger;
    }
  }
}
