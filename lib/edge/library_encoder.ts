import { type BPE, Tokenizer } from "@huggingface/tokenizers";
import { hardBoundaries } from "../count/hard_boundaries.ts";
import { MergeRanks } from "../count/tables/merge_ranks.ts";
import type { Tables } from "../count/tables/tables.ts";
import { TokenIds } from "../count/tables/token_ids.ts";
import { textEncoder, type TextEncoding } from "../count/text_encoder.ts";

/** Finds an added token in a text; without any it finds nothing. */
function addedTokens({ added_tokens }: Tables["head"]): RegExp {
  const contents = added_tokens.map(({ content }) =>
    content.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
  );
  return new RegExp(contents.join("|") || "(?!)");
}

/**
 * An encoder that lets the tokenizer library work on tables, piece by piece.
 *
 * The library gets an empty vocabulary and the tables in place of its two maps, so nothing is parsed or built.
 *
 * @param tables The tokenizer's tables.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { makeTables } from "../count/tables/make_tables.ts";
 * import { tokenizerSource } from "../count/tables/tokenizer_source.ts";
 * const tables = makeTables(tokenizerSource({
 *   model: { type: "BPE", vocab: { a: 0, aa: 1 }, merges: [["a", "a"]] },
 * }));
 * assertEquals(libraryEncoder(tables).encode("aaa"), [1, 0]);
 * ```
 */
export function libraryEncoder(tables: Tables): TextEncoding {
  const tokenizer = new Tokenizer(tables.head, {});
  const model = tokenizer.model as BPE;
  const ids = new TokenIds(tables.tokens);
  for (const [token, id] of model.tokens_to_ids) ids.set(token, id);
  model.tokens_to_ids = ids as unknown as Map<string, number>;
  model.bpe_ranks = new MergeRanks(
    tables.merges,
    new TokenIds(tables.tokens),
  ) as unknown as Map<string, number>;
  model.unk_token_id = model.unk_token == null
    ? undefined
    : ids.get(model.unk_token);
  model.max_length_to_cache = 0; // the encoder has a memo of its own
  const added = addedTokens(tables.head);
  const spaces = tables.head.normalizer !== null;
  const encodePiece = (piece: string): number[] => {
    if (added.test(piece)) {
      return tokenizer.encode(piece, { add_special_tokens: false }).ids;
    }
    // What the library does around its model changes nothing in such a piece but the spaces: see boundaryPairs.
    const word = spaces ? piece.replaceAll(" ", "▁") : piece;
    return model.encode([word]).map((token) =>
      ids.get(token) ?? model.unk_token_id!
    );
  };
  return textEncoder(encodePiece, hardBoundaries(tables.pairs));
}
