import { FormatError } from "../../errors.ts";
import type { MergeTable } from "./tables.ts";
import type { TokenIds } from "./token_ids.ts";

/** Longest left part that a merge may have, in UTF-16 units. */
const LONGEST = 255;

/**
 * Merges in the form that `MergeRanks` reads: under the token that each one makes, by ascending rank.
 *
 * @param merges Pairs of tokens; the place in the list is the rank.
 * @param ids Ids of the tokens that they make.
 * @param count One more than the largest id.
 * @throws {FormatError} If a merge makes no token or its left part is longer than 255 units.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { TokenIds } from "./token_ids.ts";
 * import { tokenTable } from "./token_table.ts";
 * const ids = new TokenIds(tokenTable([["a", 0], ["aa", 1], ["aaa", 2]]));
 * const { lefts } = mergeTable([["a", "a"], ["aa", "a"], ["a", "aa"]], ids, 3);
 * assertEquals([...lefts], [1, 2, 1]);
 * ```
 */
export function mergeTable(
  merges: readonly (readonly [string, string])[],
  ids: TokenIds,
  count: number,
): MergeTable {
  const made = Uint32Array.from(
    merges,
    (merge, rank) => tokenOf(merge, rank, ids),
  );
  const firsts = new Uint32Array(count + 1);
  for (const id of made) firsts[id + 1]++;
  for (let id = 0; id < count; id++) firsts[id + 1] += firsts[id];
  const next = firsts.slice();
  const ranks = new Uint32Array(merges.length);
  const lefts = new Uint8Array(merges.length);
  merges.forEach(([left], rank) => {
    const place = next[made[rank]]++;
    ranks[place] = rank;
    lefts[place] = left.length;
  });
  return { firsts, ranks, lefts };
}

function tokenOf(
  [left, right]: readonly [string, string],
  rank: number,
  ids: TokenIds,
): number {
  const id = ids.get(left + right);
  if (id === undefined || left.length > LONGEST) {
    throw new FormatError(
      "tokenizer",
      `model.merges[${rank}]`,
      id === undefined
        ? `expected a pair that makes a token, found ${
          JSON.stringify([left, right])
        }`
        : `expected a left part of at most ${LONGEST} characters, found ${left.length}`,
    );
  }
  return id;
}
