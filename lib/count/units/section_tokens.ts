import type { Tables } from "../tables/tables.ts";
import { HASH_BASE } from "../tables/unit_hash.ts";
import type { FallbackTokens } from "./fallback_tokens.ts";
import { SpanEnds } from "./span_ends.ts";
import { SpanMerger } from "./span_merger.ts";
import { SpanTokens } from "./span_tokens.ts";

/** Longer sections are encoded in windows, in units. */
const WHOLE = 40;

/** Tokens of sections of units that hold no added token. */
export class SectionTokens {
  /** Units of the longest token. */
  readonly longest: number;
  /** Whether no character is without an id: a section has as many ids as tokens, or more. */
  readonly isTotal: boolean;
  readonly #merger: SpanMerger;
  readonly #tokens: SpanTokens;
  readonly #reachable: Uint8Array;
  readonly #fallback: FallbackTokens;
  readonly #long: SpanEnds;
  #ends: Int32Array = new Int32Array(0);
  /** By unit: 1 more than how many ids it has alone; 0 where that was not asked yet. */
  readonly #alone = new Uint8Array(0x10000);

  /**
   * @param tables The tokenizer's tables.
   * @param fallback Ids of what is no token.
   */
  constructor(tables: Tables, fallback: FallbackTokens) {
    this.#tokens = new SpanTokens(tables.tokens, tables.merges);
    this.#reachable = tables.reachable;
    this.#fallback = fallback;
    this.longest = tables.tokens.longest;
    this.isTotal = fallback.isTotal;
    this.#merger = new SpanMerger(this.#tokens, this.longest);
    this.#long = this.span();
  }

  /** A span of its own, empty, whose end can be moved. */
  span(start = 0): SpanEnds {
    return new SpanEnds(this.#merger, this.#idsOf, start);
  }

  /** Number of ids of a section, whose hash is known. */
  count(units: Uint16Array, start: number, end: number, hash: number): number {
    if (this.#isToken(units, start, end, hash)) return 1;
    const tokens = this.#merge(units, start, end);
    let ids = 0;
    for (let i = 0, from = start; i < tokens; from = this.#ends[i++]) {
      ids += this.#idsOf(units, from, this.#ends[i]);
    }
    return ids;
  }

  /** Appends the ids of a section. */
  ids(units: Uint16Array, start: number, end: number, ids: number[]): void {
    const tokens = this.#merge(units, start, end);
    for (let i = 0, from = start; i < tokens; from = this.#ends[i++]) {
      const id = this.#find(units, from, this.#ends[i]);
      if (id >= 0) ids.push(id);
      else ids.push(...this.#fallback.idsAt(units, from));
    }
  }

  /** Finds the ends of a section's tokens; returns how many there are. */
  #merge(units: Uint16Array, start: number, end: number): number {
    if (end - start <= WHOLE) {
      const tokens = this.#merger.merge(units, start, end);
      this.#ends = this.#merger.ends;
      return tokens;
    }
    this.#long.restart(start);
    this.#long.moveTo(units, end);
    this.#ends = this.#long.ends;
    return this.#long.count;
  }

  #isToken(
    units: Uint16Array,
    start: number,
    end: number,
    hash: number,
  ): boolean {
    const id = this.#tokens.find(units, start, end, hash);
    return id >= 0 && (this.#reachable[id >> 3] >> (id & 7) & 1) === 1;
  }

  /** Only what was not merged can be no token: one code point. */
  readonly #idsOf = (
    units: Uint16Array,
    start: number,
    end: number,
  ): number => {
    const length = end - start;
    const unit = units[start];
    if (length === 1) return this.#idsAlone(units, start);
    if (length > 2 || (unit & 0xfc00) !== 0xd800) return 1;
    const id = this.#find(units, start, end);
    return id >= 0 ? 1 : this.#fallback.idsAt(units, start).length;
  };

  #idsAlone(units: Uint16Array, place: number): number {
    const unit = units[place];
    if (this.#alone[unit] === 0) {
      const id = this.#find(units, place, place + 1);
      this.#alone[unit] = 1 +
        (id >= 0 ? 1 : this.#fallback.idsAt(units, place).length);
    }
    return this.#alone[unit] - 1;
  }

  #find(units: Uint16Array, start: number, end: number): number {
    const hash = hashOfUnits(units, start, end);
    return this.#tokens.find(units, start, end, hash);
  }
}

/** Hash of a span of units, as `hashOf` gives it for the text. */
export function hashOfUnits(
  units: Uint16Array,
  start: number,
  end: number,
): number {
  let hash = 0;
  for (let i = start; i < end; i++) {
    hash = Math.imul(hash, HASH_BASE) + units[i] | 0;
  }
  return hash;
}
