import type { TokenizerHead } from "../tables/tokenizer_source.ts";

/** Gives the id of a token, if it has one. */
export type FindToken = (token: string) => number | undefined;

/**
 * The ids of a character that is no token: those of its UTF-8 bytes, else the unknown token, else none.
 */
export class FallbackTokens {
  /** Id by byte; -1 for none. */
  readonly #bytes: Int32Array;
  readonly #unknown: number;
  /** Whether every character has an id. */
  readonly isTotal: boolean;

  /**
   * @param model The model's settings.
   * @param find Ids of the vocabulary.
   */
  constructor(model: TokenizerHead["model"], find: FindToken) {
    this.#bytes = Int32Array.from({ length: 256 }, (_, byte) => {
      const hex = byte.toString(16).toUpperCase().padStart(2, "0");
      return model.byte_fallback ? find(`<0x${hex}>`) ?? -1 : -1;
    });
    this.#unknown = typeof model.unk_token === "string"
      ? find(model.unk_token) ?? -1
      : -1;
    this.isTotal = this.#unknown >= 0 || this.#bytes.every((id) => id >= 0);
  }

  /** Ids of the code point at a place of well-formed units. */
  idsAt(units: Uint16Array, place: number): readonly number[] {
    const ids = bytesOf(codePointAt(units, place)).map((byte) =>
      this.#bytes[byte]
    );
    if (ids.every((id) => id >= 0)) return ids;
    return this.#unknown < 0 ? [] : [this.#unknown];
  }
}

function codePointAt(units: Uint16Array, place: number): number {
  const unit = units[place];
  return (unit & 0xfc00) === 0xd800
    ? 0x10000 + (unit - 0xd800 << 10) + units[place + 1] - 0xdc00
    : unit;
}

function bytesOf(point: number): number[] {
  if (point < 0x80) return [point];
  const last = 0x80 | point & 0x3f;
  if (point < 0x800) return [0xc0 | point >> 6, last];
  const third = 0x80 | point >> 6 & 0x3f;
  if (point < 0x10000) return [0xe0 | point >> 12, third, last];
  return [0xf0 | point >> 18, 0x80 | point >> 12 & 0x3f, third, last];
}
