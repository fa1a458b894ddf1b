import { FormatError } from "../errors.ts";
import { modelProblem, type TokenizerProblem } from "./model_problem.ts";
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

function problemOf(source: TokenizerSource): TokenizerProblem | undefined {
  const { head } = source;
  return modelProblem(source) ?? addedProblem(source) ??
    (!isIn(head.normalizer, NORMALIZERS) || !splitsNothing(head)
      ? ["normalizer", "expected spaces made ▁ and a text left in one word"]
      : head.model.ignore_merges
      ? ["model.ignore_merges", "expected none"]
      : undefined);
}

/** What is amiss with the added tokens: each has to be found by its own characters, and by nothing else. */
function addedProblem({ head }: TokenizerSource): TokenizerProblem | undefined {
  for (const token of head.added_tokens) {
    const problem = token.single_word || token.lstrip || token.rstrip
      ? "looks at its neighbours"
      : head.normalizer !== null && /[ ▁]/.test(token.content)
      ? "holds a space"
      : undefined;
    if (problem) {
      return ["added_tokens", `${JSON.stringify(token.content)} ${problem}`];
    }
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
