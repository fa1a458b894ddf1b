import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { Tokenizer } from "@huggingface/tokenizers";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { jsonEncoder } from "../lib/edge/json_encoder.ts";
import { libraryEncoder } from "../lib/edge/library_encoder.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const CHARS = ["a", "b", " ", "▁", ",", '"', "\\", "\n", "😀", "語", "<", ">"];

/** Tokenizers of Gemma's kind with merges drawn at random: each joins two tokens that are there already. */
const tokenizers = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 })
  .map((draws) => {
    const tokens = CHARS.filter((char) => char !== " ");
    const merges: [string, string][] = [];
    for (const [left, right] of draws) {
      const pair: [string, string] = [
        tokens[left % tokens.length],
        tokens[right % tokens.length],
      ];
      if (tokens.includes(pair.join("")) || pair.join("").length > 60) continue;
      merges.push(pair);
      tokens.push(pair.join(""));
    }
    const vocab = new Set([
      ...Object.keys(MINI_TOKENIZER.model.vocab).filter((token) =>
        token.length > 2 && token.startsWith("<")
      ),
      ...tokens,
    ]);
    return {
      ...MINI_TOKENIZER,
      added_tokens: [{ id: 1, content: "<|turn>", special: true }, {
        id: vocab.size,
        content: "a<b",
        special: false,
      }],
      model: {
        ...MINI_TOKENIZER.model,
        vocab: Object.fromEntries([...vocab].map((token, id) => [token, id])),
        merges,
      },
    };
  });

const texts = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...CHARS) },
    fc.constantFrom("<|turn>", "a<b", "<|turn", "\ud83d", "é", "<0x41>"),
    fc.string({ unit: "binary", maxLength: 3 }),
  ),
  { maxLength: 60 },
).map((parts) => parts.join(""));

Deno.test("encoding piece by piece gives the library's ids of the whole text, for any merges", () => {
  fc.assert(
    fc.property(tokenizers, fc.array(texts, { maxLength: 8 }), (json, all) => {
      const whole = new Tokenizer(json, {});
      const tables = makeTables(tokenizerSource(json));
      const byTables = libraryEncoder(tables);
      const byUnits = tablesEncoder(tables);
      const byLibrary = jsonEncoder(json, "random.json");
      for (const text of all) {
        const { ids } = whole.encode(text.toWellFormed(), {
          add_special_tokens: false,
        });
        assertEquals(byTables.encode(text), ids);
        assertEquals(byLibrary.encode(text), ids);
        assertEquals(byTables.countText(text), ids.length);
        assertEquals(byUnits.encode(text), ids);
        assertEquals(byUnits.countText(text), ids.length);
      }
    }),
    { numRuns: 300, seed: 20_260_401 },
  );
});
