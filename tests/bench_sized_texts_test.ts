import { assert, assertEquals } from "@std/assert";
import {
  hostileTexts,
  LETTERS_TEXT,
  LISTED_TEXTS,
  RUN_TEXTS,
} from "../scripts/bench/sized_texts.ts";

const ALL = [
  ...LISTED_TEXTS,
  LETTERS_TEXT,
  ...hostileTexts(["▁the", "\n\n", "👍", "ing"]),
];

for (const { name, textOf } of ALL) {
  Deno.test(`${name}: a text of exactly as many characters as asked for, always the same`, () => {
    for (const chars of [1, 7, 5_000]) {
      assertEquals(textOf(chars).length, chars);
      assertEquals(textOf(chars), textOf(chars));
    }
  });
}

Deno.test("no two hostile texts have the same name or the same characters", () => {
  const hostile = hostileTexts(["▁the", "\n\n", "👍", "ing"]);
  assertEquals(new Set(hostile.map(({ name }) => name)).size, hostile.length);
  const texts = hostile.map(({ textOf }) => textOf(64));
  assertEquals(new Set(texts).size, hostile.length);
});

Deno.test("runs are of one character", () => {
  for (const { textOf } of RUN_TEXTS) {
    assertEquals(new Set(textOf(100)).size, 1);
  }
});

Deno.test("hostile texts hold halves of pairs, control tokens and unknown characters", () => {
  const texts = ALL.map(({ textOf }) => textOf(100));
  assert(texts.some((text) => !text.isWellFormed()));
  assert(texts.some((text) => text.includes("<bos><bos>")));
  assert(texts.some((text) => text.includes("\u{10fffd}")));
});
