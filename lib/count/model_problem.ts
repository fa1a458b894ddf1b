import type { TokenizerSource } from "./tables/tokenizer_source.ts";

/** Where a tokenizer does something that is not provided for, and what. */
export type TokenizerProblem = readonly [path: string, problem: string];

/** Settings of a BPE model that are provided for, whatever they are. */
const KNOWN = new Set([
  "type",
  "vocab",
  "merges",
  "unk_token",
  "byte_fallback",
  "fuse_unk",
  "ignore_merges",
]);

/**
 * What keeps a BPE model from being computed by `SectionTokens`; nothing where all is provided for.
 *
 * A setting that it does not know is a problem, unless it is off.
 *
 * @param source The tokenizer.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { tokenizerSource } from "./tables/tokenizer_source.ts";
 * const model = { vocab: { a: 0 }, merges: [], dropout: 0.1 };
 * assertEquals(modelProblem(tokenizerSource({ model })), ["model.dropout", "expected none"]);
 * ```
 */
export function modelProblem(
  { head, vocab, merges }: TokenizerSource,
): TokenizerProblem | undefined {
  const { model } = head;
  const unknown = Object.keys(model).find((key) =>
    !KNOWN.has(key) && model[key]
  );
  if (unknown !== undefined) return [`model.${unknown}`, "expected none"];
  const { unk_token, byte_fallback, fuse_unk } = model;
  if (typeof unk_token === "string") {
    if (!vocab.some(([token]) => token === unk_token)) {
      return ["model.unk_token", "expected a token of the vocabulary"];
    }
    if (merges.some((pair) => pair.join("") === unk_token)) {
      return ["model.unk_token", "expected a token that no merge makes"];
    }
  }
  if (fuse_unk && !(byte_fallback && hasAllBytes(vocab))) {
    return [
      "model.fuse_unk",
      "expected a token for each byte, so that nothing is unknown",
    ];
  }
}

function hasAllBytes(vocab: TokenizerSource["vocab"]): boolean {
  return vocab.filter(([token]) => /^<0x[0-9A-F]{2}>$/.test(token)).length ===
    256;
}
