import { countMemo } from "./count_memo.ts";
import type { Tables } from "./tables/tables.ts";
import { TokenIds } from "./tables/token_ids.ts";
import type { TextEncoding } from "./text_encoder.ts";
import { AddedSections } from "./units/added_sections.ts";
import { FallbackTokens } from "./units/fallback_tokens.ts";
import { PieceReader } from "./units/piece_reader.ts";
import { hashOfUnits, SectionTokens } from "./units/section_tokens.ts";
import { SpanMemo } from "./units/span_memo.ts";

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
export function tablesEncoder(tables: Tables): TextEncoding {
  const encoder = new TablesEncoder(tables);
  const countOnce = (text: string) => encoder.count(text);
  return {
    encode: (text) => encoder.encode(text),
    countText: countMemo(countOnce),
    countOnce,
  };
}

class TablesEncoder {
  readonly #reader: PieceReader;
  readonly #added: AddedSections;
  readonly #sections: SectionTokens;
  readonly #memo = new SpanMemo();

  constructor(tables: Tables) {
    const { head, pairs } = tables;
    const ids = new TokenIds(tables.tokens);
    const fallback = new FallbackTokens(head.model, (token) => ids.get(token));
    const space = head.normalizer === null ? " " : "▁";
    this.#added = new AddedSections(head);
    this.#sections = new SectionTokens(tables, fallback);
    this.#reader = new PieceReader(
      pairs,
      space.charCodeAt(0),
      this.#added.firsts,
    );
  }

  count(text: string): number {
    const whole = text.toWellFormed();
    const reader = this.#reader;
    let tokens = 0;
    for (let place = 0; place < whole.length;) {
      place = reader.read(whole, place);
      const { units, length, hash } = reader;
      let found = this.#memo.get(units, length, hash);
      if (found < 0) {
        found = this.#countPiece();
        this.#memo.set(units, length, hash, found);
      }
      tokens += found;
    }
    return tokens;
  }

  encode(text: string): number[] {
    const whole = text.toWellFormed();
    const ids: number[] = [];
    const visitor = {
      section: (start: number, end: number) =>
        this.#sections.ids(this.#reader.units, start, end, ids),
      added: (id: number) => ids.push(id),
    };
    for (let place = 0; place < whole.length;) {
      place = this.#reader.read(whole, place);
      this.#added.cut(this.#reader.units, 0, this.#reader.length, visitor);
    }
    return ids;
  }

  #countPiece(): number {
    const { units, length, hash, mayHoldAdded } = this.#reader;
    if (!mayHoldAdded) return this.#sections.count(units, 0, length, hash);
    let tokens = 0;
    this.#added.cut(units, 0, length, {
      section: (start, end) => {
        const hash = hashOfUnits(units, start, end);
        tokens += this.#sections.count(units, start, end, hash);
      },
      added: () => tokens++,
    });
    return tokens;
  }
}
