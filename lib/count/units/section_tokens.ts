import type { Tables } from "../tables/tables.ts";
import { longestToken } from "../tables/longest_token.ts";
import { HASH_BASE } from "../tables/unit_hash.ts";
import type { FallbackTokens } from "./fallback_tokens.ts";
import { SpanEnds } from "./span_ends.ts";
import { SpanMerger } from "./span_merger.ts";
import { SpanTokens } from "./span_tokens.ts";

/** Longer sections are encoded in windows, in units. */
const WHOLE = 64;

/** Tokens of sections of units that hold no added token. */
export class SectionTokens {
  readonly merger: SpanMerger;
  readonly #tokens: SpanTokens;
  readonly #reachable: Uint8Array;
  readonly #fallback: FallbackTokens;
  readonly #long: SpanEnds;
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
    this.merger = new SpanMerger(this.#tokens, longestToken(tables.tokens));
    this.#long = new SpanEnds(this.merger, 0);
  }

  /** Number of ids of a section, whose hash is known. */
  count(units: Uint16Array, start: number, end: number, hash: number): number {
    if (this.#isToken(units, start, end, hash)) return 1;
    const tokens = this.#merge(units, start, end);
    return this.countOf(units, start, this.#ends, tokens);
  }

  /** Number of ids of merged spans: one each, and more for a character that is no token. */
  countOf(
    units: Uint16Array,
    start: number,
    ends: Int32Array,
    tokens: number,
  ): number {
    let count = tokens;
    for (let i = 0, from = start; i < tokens; from = ends[i++]) {
      const length = ends[i] - from;
      if (length === 1) count += this.#countAlone(units, from) - 1;
      else if (length === 2 && (units[from] & 0xfc00) === 0xd800) {
        count += this.#idsOf(units, from, ends[i]).length - 1;
      }
    }
    return count;
  }

  /** Appends the ids of a section. */
  ids(units: Uint16Array, start: number, end: number, ids: number[]): void {
    const tokens = this.#merge(units, start, end);
    const ends = this.#ends;
    for (let i = 0, from = start; i < tokens; from = ends[i++]) {
      const id = this.#tokens.find(
        units,
        from,
        ends[i],
        hashOfUnits(units, from, ends[i]),
      );
      if (id >= 0) ids.push(id);
      else ids.push(...this.#fallback.idsAt(units, from));
    }
  }

  #ends: Int32Array = new Int32Array(0);

  #merge(units: Uint16Array, start: number, end: number): number {
    if (end - start <= WHOLE) {
      const tokens = this.merger.merge(units, start, end);
      this.#ends = this.merger.ends;
      return tokens;
    }
    this.#long.restart(start);
    const tokens = this.#long.moveTo(units, end);
    this.#ends = this.#long.ends;
    return tokens;
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

  #countAlone(units: Uint16Array, place: number): number {
    const unit = units[place];
    if (this.#alone[unit] === 0) {
      this.#alone[unit] = this.#idsOf(units, place, place + 1).length + 1;
    }
    return this.#alone[unit] - 1;
  }

  #idsOf(units: Uint16Array, start: number, end: number): readonly number[] {
    const hash = hashOfUnits(units, start, end);
    const id = this.#tokens.find(units, start, end, hash);
    return id >= 0 ? [id] : this.#fallback.idsAt(units, start);
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
