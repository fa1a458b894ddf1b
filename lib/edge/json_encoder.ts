import { Tokenizer } from "@huggingface/tokenizers";
import { boundaryPairs } from "../count/boundary_pairs.ts";
import {
  type HardBoundaries,
  hardBoundaries,
} from "../count/hard_boundaries.ts";
import { tokenizerSource } from "../count/tables/tokenizer_source.ts";
import { textEncoder, type TextEncoding } from "../count/text_encoder.ts";
import { FormatError } from "../errors.ts";

/**
 * An encoder for any parsed `tokenizer.json`, by the tokenizer library.
 *
 * Where its texts have hard boundaries they are encoded piece by piece; else whole, as fast as the library is.
 *
 * @param tokenizer The parsed file.
 * @param path Its name, for errors.
 * @throws {FormatError} If the library does not know it.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const model = { type: "BPE", vocab: { a: 0, aa: 1 }, merges: [["a", "a"]] };
 * const rest = { normalizer: null, pre_tokenizer: null, post_processor: null, decoder: null };
 * const { encode } = jsonEncoder({ ...rest, added_tokens: [], model }, "a.json");
 * assertEquals(encode("aaa"), [1, 0]);
 * ```
 */
export function jsonEncoder(
  tokenizer: Readonly<Record<string, unknown>>,
  path: string,
): TextEncoding {
  const library = constructed(tokenizer, path);
  return textEncoder(
    (piece) => library.encode(piece, { add_special_tokens: false }).ids,
    boundariesOf(tokenizer),
  );
}

function constructed(tokenizer: object, path: string): Tokenizer {
  try {
    return new Tokenizer(tokenizer, {});
  } catch (cause) {
    throw new FormatError(
      "tokenizer",
      path,
      `expected a tokenizer.json as Hugging Face's libraries write it, found one with ${
        (cause as Error).message
      }`,
    );
  }
}

function boundariesOf(tokenizer: unknown): HardBoundaries {
  try {
    return hardBoundaries(boundaryPairs(tokenizerSource(tokenizer)));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { pieceEnd: (text) => text.length };
  }
}
