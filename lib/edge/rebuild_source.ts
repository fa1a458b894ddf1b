import {
  type TokenizerSource,
  tokenizerSource,
} from "../count/tables/tokenizer_source.ts";
import { gemma4Names } from "./gemma4_names.ts";
import { GEMMA4_RECIPE } from "./gemma4_recipe.ts";

/**
 * Gemma 4's tokenizer from Gemma 3's parsed one: `rebuildGemma4` for those who have no text, and so no hash.
 *
 * @param gemma3 Gemma 3's parsed `tokenizer.json`.
 * @throws {FormatError} If it is not a tokenizer with a BPE model.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { vocab } = rebuildSource({
 *   model: { type: "BPE", vocab: { "<unused7>": 7, "a": 8 }, merges: [] },
 * });
 * assertEquals(vocab, [["<unused0>", 7], ["a", 8]]);
 * ```
 */
export function rebuildSource(gemma3: unknown): TokenizerSource {
  const { head, vocab, merges } = tokenizerSource(gemma3);
  const rename = gemma4Names();
  return {
    head: {
      ...head,
      added_tokens: GEMMA4_RECIPE.addedTokens,
      post_processor: GEMMA4_RECIPE.postProcessor,
    },
    vocab: vocab.toSorted(([, a], [, b]) => a - b)
      .map(([name, id]) => [rename(name, id), id]),
    merges,
  };
}
