import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { Tokenizer } from "@huggingface/tokenizers";
import { jsonEncoder } from "../lib/edge/json_encoder.ts";

/** A character for each byte, as byte-level tokenizers have it. */
function byteCharacters(): string[] {
  const { pre_tokenizer } = new Tokenizer(byteLevel([], false, null), {});
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  // Every byte but those that no UTF-8 text holds; these get names of their own.
  const seen = new Map<number, string>();
  for (let point = 0; point < 0x110000; point += point < 0x900 ? 1 : 0x1ff) {
    const text = String.fromCodePoint(point).toWellFormed();
    const mapped = [...pre_tokenizer!([text]).join("")];
    new TextEncoder().encode(text).forEach((byte, i) =>
      seen.set(byte, mapped[i])
    );
  }
  return bytes.map((byte) => seen.get(byte) ?? `<${byte}>`);
}

function byteLevel(
  merges: readonly (readonly [string, string])[],
  ignoresMerges: boolean,
  normalizer: object | null,
  letters: readonly string[] = [],
) {
  const vocab = new Set([...letters, ...merges.map((pair) => pair.join(""))]);
  return {
    added_tokens: [
      { id: 5_000, content: "<|im_start|>", special: true, normalized: false },
      { id: 5_001, content: "<tool>", special: false, normalized: false },
      { id: 5_002, content: "hé", special: false, normalized: true },
    ],
    normalizer,
    pre_tokenizer: { type: "ByteLevel", add_prefix_space: false },
    post_processor: { type: "ByteLevel", trim_offsets: true },
    decoder: { type: "ByteLevel" },
    model: {
      type: "BPE",
      dropout: null,
      unk_token: null,
      fuse_unk: false,
      byte_fallback: false,
      ignore_merges: ignoresMerges,
      vocab: Object.fromEntries([...vocab].map((token, id) => [token, id])),
      merges,
    },
  };
}

const BYTES = byteCharacters();
const COMMON = [..."abhe Ġé1".replace(" ", "")];

/** Byte-level tokenizers with merges drawn at random. */
const tokenizers = fc.record({
  draws: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 }),
  ignoresMerges: fc.boolean(),
  normalizer: fc.constantFrom(null, { type: "NFC" }),
}).map(({ draws, ignoresMerges, normalizer }) => {
  const tokens = [...COMMON, ...BYTES.slice(0xc3, 0xc5)];
  const merges: [string, string][] = [];
  for (const [left, right] of draws) {
    const pair: [string, string] = [
      tokens[left % tokens.length],
      tokens[right % tokens.length],
    ];
    if (tokens.includes(pair.join("")) || pair.join("").length > 50) continue;
    merges.push(pair);
    tokens.push(pair.join(""));
  }
  return byteLevel(merges, ignoresMerges, normalizer, [...BYTES, ...tokens]);
});

const texts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(..."abhe é1\n") },
    fc.constantFrom("<|im_start|>", "<tool>", "hé", "he\u0301", "\ud83d", "😀"),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.tuple(fc.constantFrom("a", "ab", " ", "é"), fc.nat(90)).map((
      [part, times],
    ) => part.repeat(times)),
  ),
  { maxLength: 30 },
).map((parts) => parts.join(""));

Deno.test("a byte-level tokenizer is cut by the library and merged by our own, with the library's ids, for any merges", () => {
  fc.assert(
    fc.property(tokenizers, fc.array(texts, { maxLength: 6 }), (json, all) => {
      const whole = new Tokenizer(json, {});
      const { encode, countText, servedBy } = jsonEncoder(json, "random.json");
      assertEquals(servedBy, "words");
      for (const text of all) {
        const { ids } = whole.encode(text.toWellFormed(), {
          add_special_tokens: false,
        });
        assertEquals(encode(text), ids);
        assertEquals(countText(text), ids.length);
      }
    }),
    { numRuns: 60, seed: 20_261_133 },
  );
});

Deno.test("what is not provided for goes to the library whole, with the place that says why", () => {
  const json = byteLevel([["a", "b"]], false, null, BYTES);
  const models: [object, string][] = [
    [{ dropout: 0.1 }, "model.dropout"],
    [{ end_of_word_suffix: "</w>" }, "model.end_of_word_suffix"],
    [{ anything_new: true }, "model.anything_new"],
    [{ unk_token: "<none>" }, "model.unk_token"],
    [{ fuse_unk: true }, "model.fuse_unk"],
  ];
  for (const [change, place] of models) {
    const { servedBy, reason, countText } = jsonEncoder(
      { ...json, model: { ...json.model, ...change } },
      "a.json",
    );
    assertEquals([servedBy, countText("")], ["library", 0]);
    assertEquals(reason?.includes(place), true, reason);
  }
});
