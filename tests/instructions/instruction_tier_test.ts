import { assert, assertEquals } from "@std/assert";
import { instructionTier } from "../../lib/notes/instruction_tier.ts";
import { ENGLISH } from "../../lib/notes/lists/english.ts";

function assertTier(tier: number, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    assertEquals(instructionTier(sentence), tier, sentence);
  }
}

Deno.test("a scope with an opening verb or a duty is tier 3", () => {
  assertTier(3, [
    "Sign every message with my initials.",
    "From now on, answer in French.",
    "All replies must fit on one screen.",
    "For the rest of this session, keep it short.",
  ]);
});

Deno.test("an opening verb with a duty is tier 3", () => {
  assertTier(3, [
    "Never push to main.",
    "Do not touch the schema.",
    "Keep it at no more than ten lines.",
  ]);
});

Deno.test("a scope or a duty alone is tier 2", () => {
  assertTier(2, [
    "Going forward the colour is green.",
    "Constraint: the disk has 20 GB.",
    "Passwords must have twelve letters.",
    "Smoking is forbidden on the deck.",
  ]);
});

Deno.test("an opening verb with every, any, only and the like is tier 2", () => {
  assertTier(2, ["Log only errors.", "List all sources.", "Wait until noon."]);
});

Deno.test("an opening verb alone is tier 1, unless it is called out", () => {
  assertTier(1, [
    "Keep the tone formal.",
    "- Keep the tone formal",
    "Please also keep the tone formal.",
  ]);
  assertTier(0, ["Keep the tone formal!"]);
});

Deno.test("each verb of the opening list opens and is nothing in the middle", () => {
  for (const row of ENGLISH.opening) {
    const verb = row.replaceAll(/\/\w+/g, "");
    assert(instructionTier(`${verb} the blue one here`) >= 1, verb);
    assertEquals(
      instructionTier(
        `She would ${
          verb.replace(/never|always|do not|don't/, "walk")
        } the blue one`,
      ),
      0,
      verb,
    );
  }
});

Deno.test("a condition with what to do is tier 1, unless people are told of", () => {
  assertTier(1, [
    "Before a release, the staging site gets a look.",
    "If in doubt, say so.",
  ]);
  assertTier(0, [
    "When we met, the sun was up.",
    "After the game, we had dinner.",
  ]);
});

Deno.test("a wish, a policy and a duty are tier 1, unless they are called out or warm", () => {
  assertTier(1, [
    "I'd like you to check the totals.",
    "Our house style is plain English.",
    "You should wait for the green light.",
    "Payments have to match the invoices.",
  ]);
  assertTier(0, [
    "I'd like you to check the totals!",
    "I want you to feel at home, my friend.",
  ]);
});

Deno.test("a liking or a decision is tier 0.5, also as a question", () => {
  assertTier(0.5, [
    "I prefer tabs to spaces.",
    "We decided on Postgres.",
    "I prefer tabs, is that fine?",
  ]);
  assertTier(0, [`I prefer tabs ${"x".repeat(400)}.`]);
});

Deno.test("what tells something is no instruction, unless it lays down a rule", () => {
  assertTier(0, [
    "I always feel at home there.",
    "It must rain a lot in Bergen.",
  ]);
  assertTier(2, [
    "The rule is that drafts must be short.",
    "The exports must stay in eu-west-1.",
  ]);
});

Deno.test("a guess is no duty, whoever it is about", () => {
  assertTier(0, [
    "You must have been so tired.",
    "That must've hurt.",
    "The view must have been amazing.",
  ]);
});

Deno.test("a kind word is no instruction, and quoted words are not the speaker's", () => {
  assertTier(0, [
    "Keep up the good work.",
    "Take care on the road.",
    "Let me know how it goes.",
    "No, not today.",
  ]);
  assertTier(1, ['Replace "let me know" with a date.']);
});

Deno.test("a question is no instruction, but a request put as one is when it holds for good", () => {
  assertTier(0, [
    "Should we always lint?",
    "Can you call me tomorrow?",
    "Never seen it?",
  ]);
  assertTier(3, [
    "Could you please always answer in French?",
    "Can you keep it short from now on?",
  ]);
});

Deno.test("what people live through whenever it happens is told, what happens whenever they ask is ruled", () => {
  assertTier(0, ["Whenever I hear that song, I think of home."]);
  assertTier(3, ["Whenever I paste code, check it for leaks."]);
});

Deno.test("marks, emphasis, curly quotes and line breaks change nothing", () => {
  assertTier(3, [
    "**Never** push to `main`.",
    "> Don’t\npush to main.",
    "2. Never push to main.",
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
