/** Merges of the miniature: quotes, commas, backslashes, brackets, a surrogate pair, and U+FFFF among them. */
const MERGES: readonly (readonly [string, string])[] = [
  ["▁", "t"],
  ["h", "e"],
  ["▁t", "he"],
  [",", ","],
  ['"', ","],
  [",", '"'],
  ['",', '"'],
  ["\\", '"'],
  ["\\", "\\"],
  ["[", '"'],
  ["a", "a"],
  ["aa", "a"],
  ["a", "aa"],
  ["😀", "😀"],
  ["。", "，"],
  ["\uffff", "\uffff"],
  ["\n", "\n"],
];

const SINGLE = [..."▁the,\"\\[]a😀。，\uffff\nxyz01 '{}"];
const BYTES = Array.from(
  { length: 256 },
  (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
);
const TOKENS = new Set([
  "<unk>",
  "<|turn>",
  ...BYTES,
  ...SINGLE,
  ...MERGES.map((pair) => pair.join("")),
]);

/** A `tokenizer.json` of Gemma's kind, small enough to see through. */
export const MINI_TOKENIZER = {
  version: "1.0",
  added_tokens: [{ id: 1, content: "<|turn>", special: true }],
  normalizer: { type: "Replace", pattern: { String: " " }, content: "▁" },
  pre_tokenizer: {
    type: "Split",
    pattern: { String: " " },
    behavior: "MergedWithPrevious",
    invert: false,
  },
  post_processor: null,
  decoder: null,
  model: {
    type: "BPE",
    unk_token: "<unk>",
    fuse_unk: true,
    byte_fallback: true,
    ignore_merges: false,
    vocab: Object.fromEntries([...TOKENS].map((token, id) => [token, id])),
    merges: MERGES,
  },
};
