import { assertEquals, assertThrows } from "@std/assert";
import { boundaryPairs } from "../lib/count/boundary_pairs.ts";
import { pairSlots } from "../lib/count/pair_set.ts";
import { hardBoundaries } from "../lib/count/hard_boundaries.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { FormatError } from "../lib/errors.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const boundaries = hardBoundaries(
  pairSlots(boundaryPairs(tokenizerSource(MINI_TOKENIZER))),
);

function pieces(text: string): string[] {
  const found: string[] = [];
  for (let start = 0, end; start < text.length; start = end) {
    end = boundaries.pieceEnd(text, start);
    found.push(text.slice(start, end));
  }
  return found;
}

Deno.test("a boundary is wherever no merge reaches over", () => {
  assertEquals(pieces("xyz"), ["x", "y", "z"]);
  assertEquals(pieces("the x"), ["the", " ", "x"]);
});

Deno.test("a space counts as ▁: a word stays with the space before it", () => {
  assertEquals(pieces(" the▁the the"), [" the", "▁the", " the"]);
});

Deno.test("an added token is one piece", () => {
  assertEquals(pieces("x<|turn>x"), ["x", "<|turn>", "x"]);
});

Deno.test("a surrogate pair is never cut, nor is what it merges with", () => {
  assertEquals(pieces("x😀😀x🙂x"), ["x", "😀😀", "x", "🙂", "x"]);
});

Deno.test("U+FFFF twice, the last of all pairs, is not cut", () => {
  assertEquals(pieces("x\uffff\uffffx"), ["x", "\uffff\uffff", "x"]);
});

Deno.test("a run without a boundary stays one piece", () => {
  assertEquals(pieces("a".repeat(10_000)).length, 1);
});

Deno.test("boundaryPairs() refuses each tokenizer to which the proof does not apply", () => {
  const { model } = MINI_TOKENIZER;
  const mark = { id: 1, content: "<m>", lstrip: true };
  const others: [object, string][] = [
    [{ added_tokens: [mark] }, '"<m>" looks at its neighbours'],
    [{ added_tokens: [{ id: 1, content: "a b" }] }, '"a b" holds a space'],
    [{ normalizer: { type: "NFC" } }, "normalizer: expected spaces made ▁"],
    [{ normalizer: null }, "normalizer"],
    [{ pre_tokenizer: { type: "ByteLevel" } }, "normalizer"],
    [{ model: { ...model, dropout: 0.1 } }, "model.dropout"],
    [{ model: { ...model, ignore_merges: true } }, "model.ignore_merges"],
    [{ model: { ...model, byte_fallback: false } }, "model.fuse_unk"],
  ];
  for (const [change, problem] of others) {
    const source = tokenizerSource({ ...MINI_TOKENIZER, ...change });
    assertThrows(() => boundaryPairs(source), FormatError, problem);
  }
});
