/** A control token as `tokenizer.json` lists it, keys in its order. */
export interface ControlToken {
  readonly id: number;
  readonly content: string;
  readonly single_word: false;
  readonly lstrip: false;
  readonly rstrip: false;
  readonly normalized: false;
  readonly special: true;
}

/**
 * What Gemma 4's `tokenizer.json` has in other words than Gemma 3's: its control tokens by ascending id, and a
 * post-processor that adds no BOS.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(GEMMA4_RECIPE.addedTokens.length, 24);
 * ```
 */
export const GEMMA4_RECIPE = {
  addedTokens: ([
    [0, "<pad>"],
    [1, "<eos>"],
    [2, "<bos>"],
    [3, "<unk>"],
    [4, "<mask>"],
    [46, "<|tool>"],
    [47, "<tool|>"],
    [48, "<|tool_call>"],
    [49, "<tool_call|>"],
    [50, "<|tool_response>"],
    [51, "<tool_response|>"],
    [52, '<|"|>'],
    [98, "<|think|>"],
    [100, "<|channel>"],
    [101, "<channel|>"],
    [105, "<|turn>"],
    [106, "<turn|>"],
    [255999, "<|image>"],
    [256000, "<|audio>"],
    [258880, "<|image|>"],
    [258881, "<|audio|>"],
    [258882, "<image|>"],
    [258883, "<audio|>"],
    [258884, "<|video|>"],
  ] as const).map(([id, content]): ControlToken => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  postProcessor: {
    type: "TemplateProcessing",
    single: [{ Sequence: { id: "A", type_id: 0 } }],
    pair: [
      { Sequence: { id: "A", type_id: 0 } },
      { Sequence: { id: "B", type_id: 1 } },
    ],
    special_tokens: {},
  },
} as const;
