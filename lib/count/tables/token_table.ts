import { FormatError } from "../../errors.ts";
import type { TokenTable } from "./tables.ts";
import { hashOf, ID_MASK, mixed } from "./unit_hash.ts";

/**
 * A vocabulary in the form that `TokenIds` reads.
 *
 * @param vocab Tokens with their ids, in any order; ids may leave holes.
 * @throws {FormatError} If a token is empty or two tokens have one id.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { starts } = tokenTable([["abc", 1], ["a", 0]]);
 * assertEquals([...starts], [0, 1, 4]);
 * ```
 */
export function tokenTable(
  vocab: readonly (readonly [string, number])[],
): TokenTable {
  const tokens = byId(vocab);
  const starts = new Uint32Array(tokens.length + 1);
  tokens.forEach((token, id) => starts[id + 1] = starts[id] + token.length);
  const units = new Uint16Array(starts[tokens.length]);
  const slots = new Int32Array(
    2 ** Math.ceil(Math.log2(Math.max(2, 2 * tokens.length))),
  );
  tokens.forEach((token, id) => {
    if (token === "") return;
    for (let i = 0; i < token.length; i++) {
      units[starts[id] + i] = token.charCodeAt(i);
    }
    const hash = mixed(hashOf(token));
    let slot = hash & slots.length - 1;
    while (slots[slot] !== 0) slot = slot + 1 & slots.length - 1;
    slots[slot] = hash & ~ID_MASK | id + 1;
  });
  const longest = tokens.reduce(
    (most, { length }) => Math.max(most, length),
    0,
  );
  return { units, starts, slots, longest };
}

function byId(vocab: readonly (readonly [string, number])[]): string[] {
  const size = vocab.reduce((size, [, id]) => Math.max(size, id + 1), 0);
  if (size > 16 * vocab.length + 1024 || size > ID_MASK) {
    throw new FormatError(
      "tokenizer",
      "model.vocab",
      `expected ids below ${ID_MASK} without wide gaps, found ${
        size - 1
      } as the largest of ${vocab.length}`,
    );
  }
  const tokens = new Array<string>(size).fill("");
  for (const [token, id] of vocab) {
    if (token === "" || tokens[id] !== "") {
      throw new FormatError(
        "tokenizer",
        `model.vocab[${JSON.stringify(token)}]`,
        token === ""
          ? "expected a token of one or more characters, found none"
          : `expected an id of its own, found ${id}, which ${
            JSON.stringify(tokens[id])
          } has`,
      );
    }
    tokens[id] = token;
  }
  return tokens;
}
