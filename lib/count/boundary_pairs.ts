import { FormatError } from "../errors.ts";
import type {
  TokenizerHead,
  TokenizerSource,
} from "./tables/tokenizer_source.ts";

/**
 * The pairs of neighbouring UTF-16 units that can stand inside a token, ascending, each as `left * 65536 + right`.
 *
 * Between two units whose pair is not among them a text can be cut, and the parts encoded apart: no merge and no added
 * token reaches over the cut. A space counts as `▁`. It holds for the tokenizers that make one BPE word of a whole text
 * (Gemma's way); others are refused, with the reason, because for them nothing is proven.
 *
 * @param source The tokenizer.
 * @throws {FormatError} If the tokenizer does something to which the proof does not apply.
 *
 * @example Only "a" and "b" are ever joined
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { tokenizerSource } from "./tables/tokenizer_source.ts";
 * const source = tokenizerSource({
 *   model: { type: "BPE", vocab: { a: 0, b: 1, ab: 2 }, merges: [["a", "b"]] },
 * });
 * assertEquals([...boundaryPairs(source)], [97 * 65536 + 98]);
 * ```
 */
export function boundaryPairs(source: TokenizerSource): Uint32Array {
  const problem = problemOf(source);
  if (problem !== undefined) {
    throw new FormatError("tokenizer", problem[0], problem[1]);
  }
  const pairs = new Set<number>();
  const add = (text: string) => {
    for (let i = 1; i < text.length; i++) {
      pairs.add(unitAt(text, i - 1) * 0x10000 + unitAt(text, i));
    }
  };
  for (const [left, right] of source.merges) add(left + right);
  for (const { content } of source.head.added_tokens) add(content);
  return Uint32Array.from(pairs).sort();
}

/** UTF-16 unit at a place, `▁` for a space. */
export function unitAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit === 0x20 ? 0x2581 : unit;
}

function problemOf(
  { head, vocab }: TokenizerSource,
): [path: string, problem: string] | undefined {
  const { model } = head;
  const stripping = head.added_tokens.find((token) =>
    token.single_word || token.lstrip || token.rstrip
  );
  if (stripping !== undefined) {
    return ["added_tokens", `"${stripping.content}" looks at its neighbours`];
  }
  if (!isIn(head.normalizer, NORMALIZERS) || !splitsNothing(head)) {
    return ["normalizer", "expected spaces made ▁ and a text left in one word"];
  }
  for (
    const key of [
      "dropout",
      "continuing_subword_prefix",
      "end_of_word_suffix",
      "ignore_merges",
    ]
  ) {
    if (model[key]) return [`model.${key}`, "expected none"];
  }
  if (model.fuse_unk && !(model.byte_fallback && hasAllBytes(vocab))) {
    return [
      "model.fuse_unk",
      "expected a token for each byte, so that nothing is unknown",
    ];
  }
}

const NORMALIZERS = [
  null,
  { type: "Replace", pattern: { String: " " }, content: "▁" },
];

/** Spaces are gone after the normalizer, so a split at them does nothing. */
function splitsNothing({ normalizer, pre_tokenizer }: TokenizerHead): boolean {
  if (pre_tokenizer === null) return true;
  const { type, pattern, invert } = pre_tokenizer as Record<string, unknown>;
  return normalizer !== null && type === "Split" && invert === false &&
    isIn(pattern, [{ String: " " }]);
}

function isIn(value: unknown, values: readonly unknown[]): boolean {
  return values.some((one) => JSON.stringify(one) === JSON.stringify(value));
}

function hasAllBytes(vocab: TokenizerSource["vocab"]): boolean {
  return vocab.filter(([token]) => /^<0x[0-9A-F]{2}>$/.test(token)).length ===
    256;
}
