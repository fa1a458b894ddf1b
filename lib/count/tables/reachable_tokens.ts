import { SpanMerger } from "../units/span_merger.ts";
import { SpanTokens } from "../units/span_tokens.ts";
import type { MergeTable, TokenTable } from "./tables.ts";

/**
 * One bit per id, low bit first: whether the token's own merges lead from its characters to it.
 *
 * A piece of text that is such a token is encoded as it. A token of which that is not so, such as a control token, is
 * never made by merges, wherever it stands.
 *
 * @param tokens A vocabulary.
 * @param merges Its merges.
 *
 * @example "abc" is made of "a" and "bc", but "ab" is merged before "bc" is
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { makeTables } from "./make_tables.ts";
 * import { tokenizerSource } from "./tokenizer_source.ts";
 * const { reachable } = makeTables(tokenizerSource({
 *   model: {
 *     vocab: { a: 0, b: 1, c: 2, ab: 3, bc: 4, abc: 5 },
 *     merges: ["a b", "b c", "a bc"],
 *   },
 * }));
 * assertEquals(reachable[0].toString(2), "11111");
 * ```
 */
export function reachableTokens(
  tokens: TokenTable,
  merges: MergeTable,
): Uint8Array {
  const { units, starts } = tokens;
  const merger = new SpanMerger(
    new SpanTokens(tokens, merges),
    tokens.longest,
  );
  const reachable = new Uint8Array(starts.length + 6 >> 3);
  for (let id = 0; id + 1 < starts.length; id++) {
    if (merger.merge(units, starts[id], starts[id + 1]) === 1) {
      reachable[id >> 3] |= 1 << (id & 7);
    }
  }
  return reachable;
}
