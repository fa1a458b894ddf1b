import type { MergeTable } from "./tables.ts";
import type { TokenIds } from "./token_ids.ts";

/**
 * Ranks by pair of tokens, as a `Map` with keys `JSON.stringify([left, right])` gives them, over a table that needs no
 * building.
 *
 * It is what a tokenizer library may use in place of its own map; it reads only.
 *
 * @example A comma is a token like any other
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { mergeTable } from "./merge_table.ts";
 * import { TokenIds } from "./token_ids.ts";
 * import { tokenTable } from "./token_table.ts";
 * const ids = new TokenIds(tokenTable([[",", 0], [",,", 1]]));
 * const ranks = new MergeRanks(mergeTable([[",", ","]], ids, 2), ids);
 * assertEquals(ranks.get('[",",","]'), 0);
 * ```
 */
export class MergeRanks implements Iterable<[string, number]> {
  readonly #table: MergeTable;
  readonly #ids: TokenIds;

  /**
   * @param table Merges, for example of `makeTables`.
   * @param ids Ids of the tokens that they make.
   */
  constructor(table: MergeTable, ids: TokenIds) {
    this.#table = table;
    this.#ids = ids;
  }

  /** Rank of the pair, if it is a merge. */
  get(key: string): number | undefined {
    if (key.includes("\\")) {
      const [left, right] = JSON.parse(key);
      return this.rank(left, right);
    }
    // Without an escape the first quote after the opening one ends the left token.
    const end = key.indexOf('"', 2);
    return this.rank(key.slice(2, end), key.slice(end + 3, -2));
  }

  /** Rank of a left and a right token, if they are merged; the later one of two equal merges. */
  rank(left: string, right: string): number | undefined {
    const id = this.#ids.get(left + right);
    if (id === undefined) return undefined;
    const { firsts, lefts, ranks } = this.#table;
    for (let i = firsts[id + 1] - 1; i >= firsts[id]; i--) {
      if (lefts[i] === left.length) return ranks[i];
    }
  }

  /** Whether the pair is a merge. */
  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** How many merges there are. */
  get size(): number {
    return this.#table.ranks.length;
  }

  /** Keys with ranks, by the id of the token that they make. */
  *[Symbol.iterator](): Generator<[string, number], undefined> {
    const { firsts, lefts, ranks } = this.#table;
    for (const [token, id] of this.#ids) {
      for (let i = firsts[id]; i < firsts[id + 1]; i++) {
        yield [
          JSON.stringify([token.slice(0, lefts[i]), token.slice(lefts[i])]),
          ranks[i],
        ];
      }
    }
  }
}
