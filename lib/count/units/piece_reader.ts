import { HASH_BASE } from "../tables/unit_hash.ts";
import { PairSet } from "../pair_set.ts";

const SPACE = 0x20;
const ASCII = 128;

/** A buffer that got longer than this is given up when its piece is over. */
const LARGE = 65_536;

/**
 * Reads a text piece by piece, each up to the next hard boundary, into one buffer of UTF-16 units.
 *
 * On the way it does all that is done once for each unit: the space becomes `▁`, the hash is made, and units with which
 * an added token can start are looked out for.
 */
export class PieceReader {
  /** The piece, from the front. */
  units: Uint16Array = new Uint16Array(256);
  /** Units of the piece. */
  length = 0;
  /** Hash of its units. */
  hash = 0;
  /** Whether an added token may stand in it. */
  mayHoldAdded = false;
  #last = 0;
  readonly #space: number;
  readonly #pairs: PairSet;
  /** By left and right unit, both below 128: 2 if they stay together, 1 if not, 0 where that was not asked yet. */
  readonly #asciiPairs = new Uint8Array(ASCII * ASCII);
  readonly #firsts = new Uint8Array(0x10000);

  /**
   * @param pairs Slots of the pairs that are never cut, as `pairSlots` gives them.
   * @param space What a space is read as.
   * @param firsts Units with which added tokens start.
   */
  constructor(pairs: Int32Array, space: number, firsts: Iterable<number>) {
    this.#pairs = new PairSet(pairs);
    this.#space = space;
    for (const first of firsts) this.#firsts[first] = 1;
  }

  /**
   * Reads the piece that starts at a place.
   *
   * @param text A well-formed text.
   * @param start The place, before its end.
   * @returns Where the piece ends.
   */
  read(text: string, start: number): number {
    if (this.units.length > LARGE) this.units = new Uint16Array(256);
    this.length = 0;
    this.hash = 0;
    this.mayHoldAdded = false;
    return this.#add(text, start);
  }

  /** As `read`, but the piece as it is goes on, where no boundary stands between it and the text. */
  readOn(text: string, start: number): number {
    if (this.length === 0) return this.read(text, start);
    const isCut = !this.#together(this.#last, text.charCodeAt(start));
    return isCut ? start : this.#add(text, start);
  }

  /** Whether the piece would go on with this unit, which is laid behind it and is no part of it. */
  lookAhead(unit: number): boolean {
    if (this.length === this.units.length) this.#grow();
    this.units[this.length] = unit;
    return this.length > 0 && this.#together(this.#last, unit);
  }

  #add(text: string, start: number): number {
    let { units, length, hash } = this;
    let firsts = 0;
    let unit = text.charCodeAt(start);
    let place = start;
    for (;;) {
      if (length === units.length) units = this.#grow();
      const kept = unit === SPACE ? this.#space : unit;
      units[length++] = kept;
      hash = Math.imul(hash, HASH_BASE) + kept | 0;
      firsts |= this.#firsts[kept];
      if (++place === text.length) break;
      const next = text.charCodeAt(place);
      if (!this.#together(unit, next)) break;
      unit = next;
    }
    this.#last = unit;
    this.length = length;
    this.hash = hash;
    if (firsts !== 0) this.mayHoldAdded = true;
    return place;
  }

  #together(left: number, right: number): boolean {
    if ((left | right) >= ASCII) return this.#pairs.has(left, right);
    const place = left * ASCII + right;
    if (this.#asciiPairs[place] === 0) {
      this.#asciiPairs[place] = this.#pairs.has(left, right) ? 2 : 1;
    }
    return this.#asciiPairs[place] === 2;
  }

  #grow(): Uint16Array {
    const larger = new Uint16Array(2 * this.units.length);
    larger.set(this.units);
    return this.units = larger;
  }
}
