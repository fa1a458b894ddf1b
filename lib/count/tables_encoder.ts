import { countMemo } from "./count_memo.ts";
import type { FitText } from "./fit_text.ts";
import { fittedText } from "./units/fitted_text.ts";
import type { GrowingText } from "./growing_text.ts";
import { GrowingUnits } from "./units/growing_units.ts";
import type { Tables } from "./tables/tables.ts";
import type { TextEncoding } from "./text_encoder.ts";
import { PieceTokens } from "./units/piece_tokens.ts";

/** An encoder of which texts can grow and be cut. */
export interface TablesEncoding extends TextEncoding {
  /** As `countText`, for a text that is not asked about again: it is not remembered. */
  countOnce(text: string): number;
  /** The same for a text that has at most so many tokens, else undefined; it reads no further than it must. */
  countWithin(text: string, maxTokens: number): number | undefined;
  /** A text that grows, empty at first, with its tokens at each step. */
  growingText(): GrowingText;
  /** The longest start or end of a text that has at most so many tokens. */
  readonly fitText: FitText;
}

/**
 * An encoder of the project's own over a tokenizer's tables: linear in time, bounded in memory, exact.
 *
 * A text is cut at its hard boundaries. A piece that is a token which its own merges lead to counts one; another is
 * merged, in windows where it is long. It needs no library and makes no strings. Lone surrogates are read as U+FFFD.
 *
 * @param tables Tables, for example of `makeTables`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { makeTables } from "./tables/make_tables.ts";
 * import { tokenizerSource } from "./tables/tokenizer_source.ts";
 * const { encode, countText } = tablesEncoder(makeTables(tokenizerSource({
 *   model: { type: "BPE", vocab: { a: 0, aa: 1 }, merges: [["a", "a"]] },
 * })));
 * assertEquals([encode("aaa"), countText("aaa")], [[1, 0], 2]);
 * ```
 */
export function tablesEncoder(tables: Tables): TablesEncoding {
  const pieces = new PieceTokens(tables);
  const reader = pieces.reader();
  const countWithin = (text: string, maxTokens: number) => {
    const whole = text.toWellFormed();
    let tokens = 0;
    for (let place = 0; place < whole.length;) {
      place = reader.read(whole, place);
      tokens += pieces.count(reader);
      if (tokens > maxTokens) return undefined;
    }
    return tokens <= maxTokens ? tokens : undefined;
  };
  const countOnce = (text: string) => countWithin(text, Infinity)!;
  return {
    countOnce,
    countWithin,
    countText: countMemo(countOnce),
    encode(text) {
      const whole = text.toWellFormed();
      const ids: number[] = [];
      for (let place = 0; place < whole.length;) {
        place = reader.read(whole, place);
        pieces.ids(reader, ids);
      }
      return ids;
    },
    growingText: () => new GrowingUnits(pieces),
    fitText: (text, maxTokens, options) =>
      fittedText(pieces, text, maxTokens, options),
  };
}
