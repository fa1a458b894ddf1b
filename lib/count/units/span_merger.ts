import { HASH_BASE } from "../tables/unit_hash.ts";
import { NO_RANK, type SpanTokens } from "./span_tokens.ts";

/**
 * Byte-pair encoding of a span of units: the pair with the lowest rank is merged first, the leftmost of equals.
 *
 * It looks at all pairs before each merge, which beats a heap for spans of some dozens of symbols and is hopeless for
 * long ones: give those to `SpanEnds`, which asks for short windows.
 */
export class SpanMerger {
  /** Where the tokens of the last span end. */
  ends: Int32Array = new Int32Array(0);
  readonly #tokens: SpanTokens;
  readonly #longest: number;
  readonly #powers: Int32Array;
  #hashes = new Int32Array(0);
  #starts = new Int32Array(0);
  #ranks = new Int32Array(0);

  /**
   * @param tokens The vocabulary and merges.
   * @param longest Units of the longest token.
   */
  constructor(tokens: SpanTokens, longest: number) {
    this.#tokens = tokens;
    this.#longest = longest;
    this.#powers = new Int32Array(longest + 1);
    this.#powers[0] = 1;
    for (let i = 1; i <= longest; i++) {
      this.#powers[i] = Math.imul(this.#powers[i - 1], HASH_BASE);
    }
  }

  /**
   * Number of tokens of a span; their ends are in `ends`.
   *
   * @param units Well-formed UTF-16.
   * @param start Where the span starts; not within a surrogate pair.
   * @param end Where it ends.
   */
  merge(units: Uint16Array, start: number, end: number): number {
    let count = this.#read(units, start, end);
    const ranks = this.#ranks;
    const starts = this.#starts;
    for (let i = 0; i + 1 < count; i++) {
      ranks[i] = this.#rank(
        units,
        start,
        starts[i],
        starts[i + 1],
        starts[i + 2],
      );
    }
    for (;;) {
      let lowest = NO_RANK;
      for (let i = 0; i + 1 < count; i++) {
        if (ranks[i] < lowest) lowest = ranks[i];
      }
      if (lowest === NO_RANK) break;
      count = this.#mergeAll(units, start, count, lowest);
    }
    for (let i = 0; i < count; i++) this.ends[i] = starts[i + 1];
    return count;
  }

  /**
   * Merges the pairs of the lowest rank from left to right, and after each the pairs of lower rank that it makes: they
   * come next, and no other pair has so low a rank. No merge makes another pair of its own rank, for the token that it
   * makes is longer than either part.
   */
  #mergeAll(
    units: Uint16Array,
    base: number,
    count: number,
    lowest: number,
  ): number {
    const starts = this.#starts;
    const ranks = this.#ranks;
    let kept = 0;
    let read = 0;
    for (; read < count; kept++) {
      starts[kept] = starts[read];
      ranks[kept] = ranks[read++];
      if (ranks[kept] !== lowest || read === count) continue;
      read++;
      for (;;) {
        const left = kept === 0 ? NO_RANK : this.#rank(
          units,
          base,
          starts[kept - 1],
          starts[kept],
          starts[read],
        );
        const right = read === count ? NO_RANK : this.#rank(
          units,
          base,
          starts[kept],
          starts[read],
          starts[read + 1],
        );
        if (kept > 0) ranks[kept - 1] = left;
        ranks[kept] = right;
        if (left >= lowest && right >= lowest) break;
        if (left <= right) kept--;
        else read++;
      }
    }
    starts[kept] = starts[count];
    return kept;
  }

  /** Notes where each code point starts, and the hash of each beginning; returns the number of code points. */
  #read(units: Uint16Array, start: number, end: number): number {
    const length = end - start;
    if (this.#hashes.length <= length) this.#grow(length);
    let count = 0;
    let hash = 0;
    for (let i = 0; i < length; i++) {
      const unit = units[start + i];
      if ((unit & 0xfc00) !== 0xdc00) this.#starts[count++] = start + i;
      hash = Math.imul(hash, HASH_BASE) + unit | 0;
      this.#hashes[i + 1] = hash;
    }
    this.#starts[count] = end;
    return count;
  }

  #grow(length: number): void {
    const size = 2 * length + 64;
    this.ends = new Int32Array(size);
    this.#hashes = new Int32Array(size);
    this.#starts = new Int32Array(size);
    this.#ranks = new Int32Array(size);
  }

  #rank(
    units: Uint16Array,
    base: number,
    start: number,
    middle: number,
    end: number,
  ): number {
    if (end - start > this.#longest) return NO_RANK;
    const hash = this.#hashes[end - base] -
        Math.imul(this.#hashes[start - base], this.#powers[end - start]) | 0;
    return this.#tokens.rank(units, start, middle, end, hash);
  }
}
