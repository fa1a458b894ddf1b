import { mixed } from "../tables/unit_hash.ts";

/** Longest span that is remembered, in units. */
const LONGEST = 16;

/** Spans that can be remembered; a power of two. */
const PLACES = 1 << 14;

/**
 * Numbers by short span of units, for the spans that were met lately: at most 16,384 of at most 16 units.
 *
 * Each span has one place, which the latest that falls there takes, so it needs no clearing and makes no objects.
 */
export class SpanMemo {
  readonly #hashes = new Int32Array(PLACES);
  /** Length of each span in the upper half, its number in the lower one; 0 for a free place. */
  readonly #values = new Int32Array(PLACES);
  readonly #units = new Uint16Array(PLACES * LONGEST);

  /** What is remembered of the first `length` units; -1 if nothing. */
  get(units: Uint16Array, length: number, hash: number): number {
    const place = mixed(hash) & PLACES - 1;
    const value = this.#values[place];
    if (this.#hashes[place] !== hash || value >>> 16 !== length) return -1;
    const own = this.#units;
    for (let i = 0, j = place * LONGEST; i < length; i++, j++) {
      if (own[j] !== units[i]) return -1;
    }
    return value & 0xffff;
  }

  /** Remembers a number, below 65,536, of the first `length` units, unless they are too many. */
  set(units: Uint16Array, length: number, hash: number, value: number): void {
    if (length > LONGEST) return;
    const place = mixed(hash) & PLACES - 1;
    this.#hashes[place] = hash;
    this.#values[place] = length << 16 | value;
    for (let i = 0, j = place * LONGEST; i < length; i++, j++) {
      this.#units[j] = units[i];
    }
  }
}
