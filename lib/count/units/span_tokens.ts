import type { MergeTable, TokenTable } from "../tables/tables.ts";
import { ID_MASK, mixed } from "../tables/unit_hash.ts";

/** Rank of two spans that no merge joins. */
export const NO_RANK = 0x7fffffff;

/**
 * The tokens and merges of spans of UTF-16 units: what `TokenIds` and `MergeRanks` know, without making strings.
 *
 * Every span comes with the hash of its units, as `hashOf` defines it.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { tokenTable } from "../tables/token_table.ts";
 * import { hashOf } from "../tables/unit_hash.ts";
 * const merges = { firsts: new Uint32Array(2), ranks: new Uint32Array(0), lefts: new Uint8Array(0) };
 * const tokens = new SpanTokens(tokenTable([["ab", 0]]), merges);
 * const units = Uint16Array.of(120, 97, 98);
 * assertEquals(tokens.find(units, 1, 3, hashOf("ab")), 0);
 * ```
 */
export class SpanTokens {
  readonly #slots: Int32Array;
  readonly #starts: Uint32Array;
  readonly #units: Uint16Array;
  readonly #firsts: Uint32Array;
  readonly #ranks: Uint32Array;
  readonly #lefts: Uint8Array;

  /** @param tokens A vocabulary. @param merges Its merges. */
  constructor(tokens: TokenTable, merges: MergeTable) {
    this.#slots = tokens.slots;
    this.#starts = tokens.starts;
    this.#units = tokens.units;
    this.#firsts = merges.firsts;
    this.#ranks = merges.ranks;
    this.#lefts = merges.lefts;
  }

  /** Id of the token that stands in `units` from `start` to `end`; -1 if it is none. */
  find(
    units: Uint16Array,
    start: number,
    end: number,
    hash: number,
  ): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const own = mixed(hash);
    for (let slot = own & mask;; slot = slot + 1 & mask) {
      const held = slots[slot];
      if (held === 0) return -1;
      if (((held ^ own) & ~ID_MASK) !== 0) continue;
      const id = (held & ID_MASK) - 1;
      if (this.#isAt(id, units, start, end)) return id;
    }
  }

  /** Rank of the merge of the span up to `middle` with the one from there; `NO_RANK` if there is none. */
  rank(
    units: Uint16Array,
    start: number,
    middle: number,
    end: number,
    hash: number,
  ): number {
    const id = this.find(units, start, end, hash);
    if (id < 0) return NO_RANK;
    const first = this.#firsts[id];
    // Of two equal merges the later one counts, as in a map.
    for (let i = this.#firsts[id + 1] - 1; i >= first; i--) {
      if (this.#lefts[i] === middle - start) return this.#ranks[i];
    }
    return NO_RANK;
  }

  #isAt(
    id: number,
    units: Uint16Array,
    start: number,
    end: number,
  ): boolean {
    const own = this.#units;
    const first = this.#starts[id];
    if (this.#starts[id + 1] - first !== end - start) return false;
    for (let i = start, j = first; i < end; i++, j++) {
      if (units[i] !== own[j]) return false;
    }
    return true;
  }
}
