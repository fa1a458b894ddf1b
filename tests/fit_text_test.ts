import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";
import { texts, tokenizers } from "./random_tokenizers.ts";

const mini = tablesEncoder(makeTables(tokenizerSource(MINI_TOKENIZER)));
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The parts of a text that end or start between two characters, longest first. */
function parts(text: string, from: "start" | "end"): string[] {
  const edges = [
    ...[...segmenter.segment(text.toWellFormed())].map(({ index }) => index),
    text.length,
  ];
  return from === "start"
    ? edges.map((edge) => text.slice(0, edge)).reverse()
    : edges.map((edge) => text.slice(edge));
}

for (const from of ["start", "end"] as const) {
  Deno.test(`fitText() from the ${from} gives the longest of all parts that fit, for any merges`, () => {
    fc.assert(
      fc.property(tokenizers, texts, fc.nat(60), (json, text, maxTokens) => {
        const encoder = tablesEncoder(makeTables(tokenizerSource(json)));
        const expected = parts(text, from).find((part) =>
          encoder.countOnce(part) <= maxTokens
        );
        assertEquals(encoder.fitText(text, maxTokens, { from }), expected);
      }),
      { numRuns: 300, seed: 20_261_132 },
    );
  });

  Deno.test(`fitText() from the ${from} gives Gemma's longest part, in long runs too`, async () => {
    const { fitText, countText } = await loadGemma4Counter();
    const text = "The department is open<|turn>, they said… 👩‍🚒🇯🇵🇮🇳 語る" +
      " ".repeat(200) + "e\u0301".repeat(20) + "=".repeat(150) + "<|turn";
    const all = parts(text, from).map((part) => ({
      part,
      tokens: countText(part),
    }));
    for (let max = 0; max <= countText(text) + 1; max++) {
      const expected = all.find(({ tokens }) => tokens <= max)!.part;
      assertEquals(fitText(text, max, { from }), expected);
    }
  });
}

Deno.test("fitText() keeps a text that fits as it is, halves of pairs and all", () => {
  const text = "the \ud83d";
  assertEquals(mini.fitText(text, mini.countText(text)), text);
});

Deno.test("fitText() goes on where a longer part has fewer tokens", () => {
  const { countText, fitText } = tablesEncoder(makeTables(tokenizerSource({
    model: {
      vocab: { a: 0, b: 1, c: 2, d: 3, ab: 4, cd: 5, abcd: 6 },
      merges: ["c d", "a b", "ab cd"],
    },
  })));
  const counts = ["a", "ab", "abc", "abcd", "abcda"].map(countText);
  assertEquals(counts, [1, 1, 2, 1, 2]);
  assertEquals(fitText("abcda", 1), "abcd");
});

Deno.test("fitText() cuts no character as a reader sees it, were it the only one", () => {
  const character = "e" + "\u0301".repeat(300);
  assertEquals(mini.fitText(character, 100), "");
  assertEquals(mini.fitText(`x${character}x`, 100), "x");
  assertEquals(mini.fitText(`x${character}x`, 100, { from: "end" }), "x");
});

Deno.test("fitText() keeps what has no token, however long, of a model without bytes", () => {
  const { fitText } = tablesEncoder(makeTables(tokenizerSource({
    model: { vocab: { a: 0 }, merges: [] },
  })));
  const tail = "x".repeat(500);
  assertEquals(fitText(`a${tail}a`, 1), `a${tail}`);
  assertEquals(fitText(`a${tail}a`, 1, { from: "end" }), `${tail}a`);
});

Deno.test("fitText() of few tokens cuts a long text at characters as a reader sees them", async () => {
  const { fitText, countText } = await loadGemma4Counter();
  for (const character of ["👩‍🚒", "🇯🇵", "e\u0301", "語"]) {
    // An odd flag: where the others start depends on all that stands before.
    const text = `🇯${character.repeat(2_000)}`;
    for (const from of ["start", "end"] as const) {
      const shortest = parts(text, from).slice(-100);
      for (const max of [0, 1, 2, 3, 20, 21]) {
        const expected = shortest.find((part) => countText(part) <= max);
        assertEquals(fitText(text, max, { from }), expected);
      }
    }
  }
});

Deno.test("fitText() with a part of a token gives what the whole tokens give", async () => {
  const { fitText } = await loadGemma4Counter();
  const text = "The department is open. ".repeat(50);
  for (const from of ["start", "end"] as const) {
    for (const max of [0.5, 1.5, 2.25, 10.9]) {
      const whole = fitText(text, Math.floor(max), { from });
      assertEquals(fitText(text, max, { from }), whole, `${max}`);
    }
    assertEquals(fitText(text, Infinity, { from }), text);
  }
});

Deno.test("fitText() refuses a number below 0", () => {
  for (const max of [-1, NaN]) {
    assertThrows(() => mini.fitText("a", max), RangeError, `it is ${max}`);
  }
});
