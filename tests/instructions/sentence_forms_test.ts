import { assert, assertEquals } from "@std/assert";
import { instructionTier } from "../../lib/notes/instruction_tier.ts";

function assertTier(tier: number, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    assertEquals(instructionTier(sentence), tier, sentence);
  }
}

Deno.test("marks, emphasis, curly quotes and line breaks change nothing", () => {
  assertTier(3, [
    "**Never** push to `main`.",
    "> Don’t\npush to main.",
    "2. Never push to main.",
    "- [ ] Never push to main.",
  ]);
});

Deno.test("a label may stand before an instruction", () => {
  assertTier(1, ["Format: use a table here."]);
});

Deno.test("a speaker's name and a time in brackets change nothing", () => {
  for (
    const said of [
      "Anna: ",
      "Anna Maria: ",
      "[1:56 pm on 8 May, 2023] Anna: ",
      "[10:32] Anna: ",
    ]
  ) {
    assertTier(1, [
      `${said}Dates in ISO format.`,
      `${said}Keep the tone formal.`,
    ]);
    assertTier(0, [`${said}I always feel at home there.`]);
  }
  assertTier(1, ["小林：金额用人民币。"]);
});

Deno.test("a role for the assistant is an instruction", () => {
  assertTier(1, ["You are a careful editor."]);
  assertTier(0, ["You are a wonderful friend."]);
});

Deno.test("fewer than 8 characters are nothing, 4 in Chinese and Japanese", () => {
  assertTier(0, ["No dogs", "", " ", "\n", "不要", "禁止。"]);
  assertTier(1, ["No dogs."]);
  assert(instructionTier("禁止拍照") >= 1);
});

Deno.test("a hostile sentence of 100 KB comes to an end", () => {
  const hostile = [
    "please ",
    "- ",
    "a",
    "a ",
    "keep, ",
    '"',
    "?",
    "? ",
    "if a",
    "check it ",
    "'",
    "every ",
    "*",
    "not ",
    "不要",
    "て",
    "。 ",
    "如果，",
    "must ",
    "a, b ",
    "you must ",
    "the a ",
    "1. ",
    ":",
    "a: ",
    "!",
    ") ",
    "　",
  ];
  for (const piece of hostile) {
    const count = Math.ceil(100_000 / piece.length);
    for (const end of ["", ".", "x", "?!", "。", "あ"]) {
      assert(instructionTier(piece.repeat(count) + end) >= 0);
    }
  }
});
