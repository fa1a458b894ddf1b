import type { BPE, Tokenizer } from "@huggingface/tokenizers";
import { countMemo } from "../count/count_memo.ts";
import type { Tables } from "../count/tables/tables.ts";
import type { TextEncoding } from "../count/text_encoder.ts";
import { WordTokens } from "../count/units/word_tokens.ts";

/**
 * An encoder that leaves all to the tokenizer library but the merging of words.
 *
 * The library finds added tokens, normalizes, and cuts a text into words, by whatever rule the tokenizer has; that is
 * most of the work of one of the byte-level kind. Merging, which is linear here, is ours.
 *
 * @param library The tokenizer; its model is replaced.
 * @param tables Its tables, of `makeModelTables`.
 *
 * @example
 * ```ts ignore
 * const { countText } = wordEncoder(new Tokenizer(json, {}), makeModelTables(tokenizerSource(json)));
 * ```
 */
export function wordEncoder(library: Tokenizer, tables: Tables): TextEncoding {
  const words = new WordTokens(tables);
  const { vocab, tokens_to_ids, unk_token_id } = library.model as BPE;
  let tokens = 0;
  let isCounting = false;
  const merge = (cut: readonly string[]): string[] => {
    if (!isCounting) {
      return cut.flatMap((word) => words.idsOf(word).map((id) => vocab[id]));
    }
    for (const word of cut) tokens += words.count(word);
    return [];
  };
  library.model = Object.assign(merge, {
    tokens_to_ids,
    unk_token_id,
  }) as unknown as Tokenizer["model"];
  const encode = (text: string): number[] =>
    library.encode(text.toWellFormed(), { add_special_tokens: false }).ids;
  const countOnce = (text: string): number => {
    tokens = 0;
    isCounting = true;
    try {
      // What the library is left with are the added tokens.
      const added = encode(text).length;
      return added + tokens;
    } finally {
      isCounting = false;
    }
  };
  return { encode, countOnce, countText: countMemo(countOnce) };
}
