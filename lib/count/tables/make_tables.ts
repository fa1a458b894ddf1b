import { boundaryPairs } from "../boundary_pairs.ts";
import { pairSlots } from "../pair_set.ts";
import { mergeTable } from "./merge_table.ts";
import { reachableTokens } from "./reachable_tokens.ts";
import type { Tables } from "./tables.ts";
import { TokenIds } from "./token_ids.ts";
import { tokenTable } from "./token_table.ts";
import type { TokenizerSource } from "./tokenizer_source.ts";

/**
 * The tables of a tokenizer, in memory; `writeTables` makes a file of them.
 *
 * @param source The tokenizer.
 * @throws {FormatError} If its vocabulary or merges are not sound, or its texts have no hard boundaries.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { PairSet } from "../pair_set.ts";
 * import { tokenizerSource } from "./tokenizer_source.ts";
 * const { pairs } = makeTables(tokenizerSource({
 *   model: { type: "BPE", vocab: { a: 0, aa: 1 }, merges: [["a", "a"]] },
 * }));
 * assertEquals(new PairSet(pairs).has(97, 97), true);
 * ```
 */
export function makeTables(source: TokenizerSource): Tables {
  return {
    ...makeModelTables(source),
    pairs: pairSlots(boundaryPairs(source)),
  };
}

/**
 * As `makeTables`, but without boundaries: for words that are cut by something else.
 *
 * @param source The tokenizer.
 * @throws {FormatError} If its vocabulary or merges are not sound.
 */
export function makeModelTables(source: TokenizerSource): Tables {
  const tokens = tokenTable(source.vocab);
  const merges = mergeTable(
    source.merges,
    new TokenIds(tokens),
    tokens.starts.length - 1,
  );
  return {
    head: source.head,
    tokens,
    merges,
    pairs: pairSlots(new Uint32Array(0)),
    reachable: reachableTokens(tokens, merges),
  };
}
