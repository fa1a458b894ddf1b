import type { Tables } from "../tables/tables.ts";
import { TokenIds } from "../tables/token_ids.ts";
import { HASH_BASE } from "../tables/unit_hash.ts";
import { FallbackTokens } from "./fallback_tokens.ts";
import { SectionTokens } from "./section_tokens.ts";
import { SpanMemo } from "./span_memo.ts";

/** Tokens of words that something else has cut out of a text, normalized and mapped to the vocabulary's characters. */
export class WordTokens {
  readonly #ids: TokenIds;
  readonly #ignoresMerges: boolean;
  readonly #sections: SectionTokens;
  readonly #memo = new SpanMemo();
  #units = new Uint16Array(256);
  #hash = 0;

  /** @param tables Tables of a tokenizer that `modelProblem` finds none with. */
  constructor(tables: Tables) {
    this.#ids = new TokenIds(tables.tokens);
    this.#ignoresMerges = Boolean(tables.head.model.ignore_merges);
    this.#sections = new SectionTokens(
      tables,
      new FallbackTokens(tables.head.model, (token) => this.#ids.get(token)),
    );
  }

  /** Number of ids of a word. */
  count(word: string): number {
    const { length } = word;
    this.#read(word);
    const known = this.#memo.get(this.#units, length, this.#hash);
    if (known >= 0) return known;
    const ids = length === 0
      ? 0
      : this.#ignoresMerges && this.#ids.has(word)
      ? 1
      : this.#sections.count(this.#units, 0, length, this.#hash);
    this.#memo.set(this.#units, length, this.#hash, ids);
    return ids;
  }

  /** Ids of a word. */
  idsOf(word: string): readonly number[] {
    const whole = this.#ignoresMerges ? this.#ids.get(word) : undefined;
    if (whole !== undefined) return [whole];
    const ids: number[] = [];
    this.#read(word);
    this.#sections.ids(this.#units, 0, word.length, ids);
    return ids;
  }

  #read(word: string): void {
    if (word.length > this.#units.length) {
      this.#units = new Uint16Array(2 * word.length);
    }
    let hash = 0;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      this.#units[i] = unit;
      hash = Math.imul(hash, HASH_BASE) + unit | 0;
    }
    this.#hash = hash;
  }
}
