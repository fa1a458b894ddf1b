import { BPE, Tokenizer } from "@huggingface/tokenizers";
import { boundaryPairs } from "../count/boundary_pairs.ts";
import { pairSlots } from "../count/pair_set.ts";
import { modelProblem } from "../count/model_problem.ts";
import { makeModelTables } from "../count/tables/make_tables.ts";
import type { Tables } from "../count/tables/tables.ts";
import {
  type TokenizerSource,
  tokenizerSource,
} from "../count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../count/tables_encoder.ts";
import { textEncoder, type TextEncoding } from "../count/text_encoder.ts";
import { FormatError } from "../errors.ts";
import { selfCheck } from "./self_check.ts";
import { wordEncoder } from "./word_encoder.ts";

/** An encoder, and what does its work. */
export interface ServedEncoding extends TextEncoding {
  /**
   * `pieces`: all by the project's own counter; `words`: cut by the tokenizer library, merged by our own; `library`: all
   * by the library.
   */
  readonly servedBy: "pieces" | "words" | "library";
  /** Why it is not all by our own, as `path: problem`. */
  readonly reason?: string;
}

/**
 * An encoder for any parsed `tokenizer.json`: by the project's own counter as far as it is proven to give the tokenizer
 * library's ids, else by the library, with the reason.
 *
 * Before ours is taken it has to agree with the library on some hundred texts made of the tokenizer's own tokens.
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
 * const { encode, servedBy } = jsonEncoder({ ...rest, added_tokens: [], model }, "a.json");
 * assertEquals([encode("aaa"), servedBy], [[1, 0], "pieces"]);
 * ```
 */
export function jsonEncoder(
  tokenizer: Readonly<Record<string, unknown>>,
  path: string,
): ServedEncoding {
  const library = constructed(tokenizer, path);
  const whole = wholeEncoder(library);
  try {
    const source = bpeSource(tokenizer, library);
    const ours = ownEncoder(source, () => constructed(tokenizer, path));
    selfCheck(ours, whole, source);
    return ours;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...whole, servedBy: "library", reason: error.message };
  }
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

/** The library as it is: a text is its one piece. */
function wholeEncoder(library: Tokenizer): TextEncoding {
  return textEncoder(
    (text) => library.encode(text, { add_special_tokens: false }).ids,
    { pieceEnd: (text) => text.length },
  );
}

function bpeSource(tokenizer: unknown, library: Tokenizer): TokenizerSource {
  const source = tokenizerSource(tokenizer);
  const problem = library.model instanceof BPE
    ? modelProblem(source)
    : ["model.type", "expected BPE"] as const;
  if (problem) throw new FormatError("tokenizer", ...problem);
  return source;
}

function ownEncoder(
  source: TokenizerSource,
  library: () => Tokenizer,
): ServedEncoding {
  const tables: Tables = makeModelTables(source);
  try {
    const pairs = pairSlots(boundaryPairs(source));
    return { ...tablesEncoder({ ...tables, pairs }), servedBy: "pieces" };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return {
      ...wordEncoder(library(), tables),
      servedBy: "words",
      reason: error.message,
    };
  }
}
