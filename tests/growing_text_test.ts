import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";
import { texts, tokenizers } from "./random_tokenizers.ts";

const mini = tablesEncoder(makeTables(tokenizerSource(MINI_TOKENIZER)));

Deno.test("a growing text has the tokens of the whole at each step, for any merges and any steps", () => {
  const steps = fc.array(fc.oneof(fc.nat(3), fc.nat(120)), { minLength: 1 });
  fc.assert(
    fc.property(tokenizers, texts, steps, (json, text, steps) => {
      const encoder = tablesEncoder(makeTables(tokenizerSource(json)));
      const growing = encoder.growingText();
      for (let end = 0, i = 0; end < text.length; i++) {
        const start = end;
        end = Math.min(text.length, start + steps[i % steps.length] + 1);
        const tokens = growing.append(text.slice(start, end));
        assertEquals(tokens, encoder.countText(text.slice(0, end)));
        assertEquals(growing.tokens, tokens);
      }
    }),
    { numRuns: 300, seed: 20_261_131 },
  );
});

Deno.test("a growing text has no tokens at first, and no text adds none", () => {
  const growing = mini.growingText();
  assertEquals([growing.tokens, growing.append("")], [0, 0]);
});

Deno.test("half a surrogate pair is a character of its own until its other half comes", () => {
  const growing = mini.growingText();
  assertEquals(growing.append("\ud83d"), mini.countText("\ufffd"));
  assertEquals(growing.append("\ude00"), mini.countText("😀"));
});

Deno.test("a control token that is completed takes the place of its characters", () => {
  const growing = mini.growingText();
  const steps = [..."a".repeat(100) + "<|turn><|turn>"];
  const expected = steps.map((_, i) =>
    mini.countText(steps.slice(0, i + 1).join(""))
  );
  assertEquals(steps.map((step) => growing.append(step)), expected);
});

Deno.test("a text that grows by one character at a time is Gemma's at each step", async () => {
  const { growingText, countText } = await loadGemma4Counter();
  const text = "The départ<|turn>ment 'is' open… 👩‍🚒 語る語る<|tu" +
    " ".repeat(70) + "<|turn|>" + "=".repeat(80) + "\u0000\ufffd";
  const growing = growingText();
  for (let end = 1; end <= text.length; end++) {
    assertEquals(growing.append(text[end - 1]), countText(text.slice(0, end)));
  }
});
