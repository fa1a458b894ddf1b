import { FormatError } from "../../errors.ts";

/** A token that is found in the text before anything else is done to it. */
export interface AddedToken {
  readonly id: number;
  readonly content: string;
  readonly single_word?: boolean;
  readonly lstrip?: boolean;
  readonly rstrip?: boolean;
  /** Whether it is looked for in the normalized text; default if it is not special. */
  readonly normalized?: boolean;
  readonly special?: boolean;
}

/** All of a `tokenizer.json` but its vocabulary and merges, which are empty in it. */
export interface TokenizerHead {
  readonly added_tokens: readonly AddedToken[];
  readonly normalizer: unknown;
  readonly pre_tokenizer: unknown;
  readonly model: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

/** A BPE `tokenizer.json` in the three parts that are treated apart. */
export interface TokenizerSource {
  readonly head: TokenizerHead;
  /** Tokens with their ids, in any order. */
  readonly vocab: readonly (readonly [string, number])[];
  /** Pairs that are joined; the place in the list is the rank. */
  readonly merges: readonly (readonly [string, string])[];
}

/**
 * The three parts of a parsed BPE `tokenizer.json`.
 *
 * It looks at what counting needs and leaves the rest of the head as it is. Merges may be pairs or `"a b"` texts.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is not a tokenizer with a BPE model.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { merges } = tokenizerSource({
 *   added_tokens: [],
 *   model: { type: "BPE", vocab: { a: 0, b: 1, ab: 2 }, merges: ["a b"] },
 * });
 * assertEquals(merges, [["a", "b"]]);
 * ```
 */
export function tokenizerSource(value: unknown): TokenizerSource {
  const file = record(value, "");
  const model = record(file.model, "model");
  if (model.type !== undefined && model.type !== "BPE") {
    refuse("model.type", "BPE", model.type);
  }
  if (!Array.isArray(model.merges)) {
    refuse("model.merges", "a list", model.merges);
  }
  return {
    head: {
      normalizer: null,
      pre_tokenizer: null,
      post_processor: null,
      decoder: null,
      ...file,
      added_tokens: addedTokens(file.added_tokens ?? []),
      model: { ...model, vocab: {}, merges: [] },
    },
    vocab: Object.entries(record(model.vocab, "model.vocab")).map(vocabEntry),
    merges: model.merges.map(merge),
  };
}

function addedTokens(value: unknown): AddedToken[] {
  if (!Array.isArray(value)) return refuse("added_tokens", "a list", value);
  return value.map((token, index) => {
    const { id, content } = record(token, `added_tokens[${index}]`);
    if (typeof content !== "string" || content === "" || !isId(id)) {
      refuse(`added_tokens[${index}]`, "an id and a content", token);
    }
    return token;
  });
}

function vocabEntry([token, id]: [string, unknown]): [string, number] {
  return isId(id)
    ? [token, id]
    : refuse(`model.vocab[${JSON.stringify(token)}]`, "an id", id);
}

function merge(value: unknown, index: number): readonly [string, string] {
  const pair: unknown[] = Array.isArray(value)
    ? value
    : String(value).split(" ");
  return pair.length === 2 && pair.every((part) => typeof part === "string")
    ? pair as [string, string]
    : refuse(`model.merges[${index}]`, "two tokens", value);
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && value as number >= 0;
}

function record(value: unknown, path: string): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value as Record<string, unknown>
    : refuse(path, "an object", value);
}

function refuse(path: string, expected: string, found: unknown): never {
  throw new FormatError(
    "tokenizer",
    path,
    `expected ${expected}, found ${String(JSON.stringify(found)).slice(0, 60)}`,
  );
}
