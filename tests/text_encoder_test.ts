import { assertEquals } from "@std/assert";
import { countMemo } from "../lib/count/count_memo.ts";
import { hardBoundaries } from "../lib/count/hard_boundaries.ts";
import { pairSlots } from "../lib/count/pair_set.ts";
import { pieceMemo } from "../lib/count/piece_memo.ts";
import { textEncoder } from "../lib/count/text_encoder.ts";

const A_A = "a".charCodeAt(0) * 0x10001;

/** An encoder of one token per piece that keeps what it is handed. */
function counted() {
  const handed: string[] = [];
  const encoder = textEncoder((piece) => {
    handed.push(piece);
    return [piece.length];
  }, hardBoundaries(pairSlots(Uint32Array.of(A_A))));
  return { handed, ...encoder };
}

Deno.test("textEncoder() joins the ids of the pieces in their order", () => {
  assertEquals(counted().encode("aaxaaay"), [2, 1, 3, 1]);
});

Deno.test("textEncoder() counts what it encodes", () => {
  const { encode, countText } = counted();
  for (const text of ["", "a", "aaxaaay", "xyz".repeat(1_000)]) {
    assertEquals(countText(text), encode(text).length);
  }
});

Deno.test("textEncoder() hands over a text ten times as long ten times the characters, at most", () => {
  const line = (i: number) => `${i}: ${"a".repeat(i % 90)};\n`;
  const handedFor = (lines: number) => {
    const { handed, countText } = counted();
    countText(Array.from({ length: lines }, (_, i) => line(i)).join(""));
    return handed.join("").length;
  };
  const [small, large] = [handedFor(1_000), handedFor(10_000)];
  assertEquals(large <= 10 * small, true);
});

Deno.test("textEncoder() never hands over more than a piece", () => {
  const { handed, countText } = counted();
  countText("aax".repeat(100_000));
  assertEquals(handed, ["aa", "x"]);
});

Deno.test("textEncoder() reads a lone surrogate as U+FFFD", () => {
  const { handed, encode } = counted();
  encode("a\ud83d");
  encode("\udc00a");
  assertEquals(handed, ["a", "\ufffd"]);
});

Deno.test("textEncoder() counts the same text again without looking at it", () => {
  const { handed, countText } = counted();
  const text = "a".repeat(1_000);
  assertEquals([countText(text), countText(text)], [1, 1]);
  assertEquals(handed.length, 1);
});

Deno.test("countMemo() holds no more characters than it may and forgets what was not met for long", () => {
  const counts: string[] = [];
  const count = countMemo((text) => counts.push(text), 1000);
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
  for (const text of texts) {
    count(text);
    count(texts[0]);
  }
  assertEquals(counts, texts, "what is met again stays");
  count(texts[19]);
  assertEquals(counts.length, 20);
  count(texts[1]);
  assertEquals(counts.at(-1), texts[1], "what is not met again goes");
});

Deno.test("countMemo() gets no slower when it is full", () => {
  let calls = 0;
  const count = countMemo(() => ++calls);
  const texts = Array.from({ length: 300_000 }, (_, index) => `text ${index}`);
  for (const text of texts) count(text);
  assertEquals(calls, 300_000);
});

Deno.test("countMemo() does not hold a text longer than it may", () => {
  let calls = 0;
  const count = countMemo(() => ++calls, 300);
  count("a".repeat(300));
  count("a".repeat(300));
  assertEquals(calls, 2);
});

Deno.test("pieceMemo() forgets pieces that were not met for long", () => {
  let calls = 0;
  const idsOf = pieceMemo(() => [++calls]);
  for (let i = 0; i < 100_000; i++) idsOf(`${i}`);
  idsOf("99999");
  assertEquals(calls, 100_000);
  idsOf("0");
  assertEquals(calls, 100_001);
});

Deno.test("pieceMemo() does not hold long pieces", () => {
  let calls = 0;
  const idsOf = pieceMemo(() => [++calls]);
  idsOf("a".repeat(33));
  idsOf("a".repeat(33));
  assertEquals(calls, 2);
});
