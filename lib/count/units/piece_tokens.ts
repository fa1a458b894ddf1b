import type { Tables } from "../tables/tables.ts";
import { TokenIds } from "../tables/token_ids.ts";
import { AddedSections } from "./added_sections.ts";
import { FallbackTokens } from "./fallback_tokens.ts";
import { PieceReader } from "./piece_reader.ts";
import { hashOfUnits, SectionTokens } from "./section_tokens.ts";
import { SpanMemo } from "./span_memo.ts";

/** What a reader has read. */
export type Piece = Pick<
  PieceReader,
  "units" | "length" | "hash" | "mayHoldAdded"
>;

/** Tokens of the pieces between hard boundaries, added tokens and all. */
export class PieceTokens {
  /** Cuts at added tokens. */
  readonly added: AddedSections;
  /** What stands between them. */
  readonly sections: SectionTokens;
  readonly #memo = new SpanMemo();
  readonly #tables: Tables;

  /** @param tables The tokenizer's tables. */
  constructor(tables: Tables) {
    const ids = new TokenIds(tables.tokens);
    const find = (token: string) => ids.get(token);
    this.#tables = tables;
    this.added = new AddedSections(tables.head);
    this.sections = new SectionTokens(
      tables,
      new FallbackTokens(tables.head.model, find),
    );
  }

  /** Reads texts into pieces of this tokenizer. */
  reader(): PieceReader {
    const { head, pairs } = this.#tables;
    const space = head.normalizer === null ? " " : "▁";
    return new PieceReader(pairs, space.charCodeAt(0), this.added.firsts);
  }

  /** Number of ids of a piece. */
  count(piece: Piece): number {
    const { units, length, hash } = piece;
    const known = this.#memo.get(units, length, hash);
    if (known >= 0) return known;
    const ids = piece.mayHoldAdded
      ? this.countPart(units, 0, length)
      : this.sections.count(units, 0, length, hash);
    this.#memo.set(units, length, hash, ids);
    return ids;
  }

  /** Number of ids of any part of a piece, as if the text were no more than it. */
  countPart(units: Uint16Array, start: number, end: number): number {
    let ids = 0;
    this.added.cut(units, start, end, {
      section: (start, end) => {
        const hash = hashOfUnits(units, start, end);
        ids += this.sections.count(units, start, end, hash);
      },
      added: () => ids++,
    });
    return ids;
  }

  /** Appends the ids of a piece. */
  ids({ units, length }: Piece, ids: number[]): void {
    this.added.cut(units, 0, length, {
      section: (start, end) => this.sections.ids(units, start, end, ids),
      added: (id) => ids.push(id),
    });
  }
}
