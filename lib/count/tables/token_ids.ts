import type { TokenTable } from "./tables.ts";
import { hashOf, ID_MASK, mixed } from "./unit_hash.ts";

/**
 * Ids by token, as a `Map` gives them, over a table that needs no building.
 *
 * It is what a tokenizer library may use in place of its own map: `get`, `has`, `set`, `size` and iteration. Entries that
 * are set lie over the table; nothing can be deleted.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { tokenTable } from "./token_table.ts";
 * const ids = new TokenIds(tokenTable([["▁", 0], ["▁the", 1]]));
 * assertEquals([ids.get("▁the"), ids.get("the")], [1, undefined]);
 * ```
 */
export class TokenIds implements Iterable<[string, number]> {
  readonly #table: TokenTable;
  readonly #mask: number;
  readonly #set = new Map<string, number>();

  /** @param table A vocabulary, for example of `makeTables`. */
  constructor(table: TokenTable) {
    this.#table = table;
    this.#mask = table.slots.length - 1;
  }

  /** The token's id, if it has one. */
  get(token: string): number | undefined {
    if (this.#set.size > 0) {
      const id = this.#set.get(token);
      if (id !== undefined) return id;
    }
    const { slots } = this.#table;
    const hash = mixed(hashOf(token));
    for (let slot = hash & this.#mask;; slot = slot + 1 & this.#mask) {
      const held = slots[slot];
      if (held === 0) return undefined;
      const id = (held & ID_MASK) - 1;
      if (((held ^ hash) & ~ID_MASK) === 0 && this.#isAt(id, token)) return id;
    }
  }

  /** Whether the token has an id. */
  has(token: string): boolean {
    return this.get(token) !== undefined;
  }

  /** Gives a token this id from now on. */
  set(token: string, id: number): this {
    if (this.get(token) !== id) this.#set.set(token, id);
    return this;
  }

  /** How many tokens have an id. */
  get size(): number {
    let size = 0;
    for (const _ of this) size++;
    return size;
  }

  /** Tokens with ids: the table's by ascending id, then those that were set. */
  *[Symbol.iterator](): Generator<[string, number], undefined> {
    const { starts, units } = this.#table;
    for (let id = 0; id + 1 < starts.length; id++) {
      if (starts[id] === starts[id + 1]) continue;
      const token = textOf(units.subarray(starts[id], starts[id + 1]));
      if (!this.#set.has(token)) yield [token, id];
    }
    yield* this.#set;
  }

  #isAt(id: number, token: string): boolean {
    const { units, starts } = this.#table;
    const start = starts[id];
    if (starts[id + 1] - start !== token.length) return false;
    for (let i = 0; i < token.length; i++) {
      if (units[start + i] !== token.charCodeAt(i)) return false;
    }
    return true;
  }
}

function textOf(units: Uint16Array): string {
  let text = "";
  for (let i = 0; i < units.length; i += 4096) {
    text += String.fromCharCode(...units.subarray(i, i + 4096));
  }
  return text;
}
