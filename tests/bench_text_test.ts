import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { adversarialTexts } from "../scripts/bench/adversarial.ts";
import {
  benchChat,
  briefChat,
  chatOf,
} from "../scripts/bench/conversations.ts";
import {
  benchLine,
  benchText,
  REAL_KINDS,
  RUN_KINDS,
} from "../scripts/bench/texts.ts";

const KINDS = [...REAL_KINDS, ...RUN_KINDS];

for (const kind of KINDS) {
  Deno.test(`benchText() gives the same ${kind} for the same seed, and other for another`, () => {
    assertEquals(benchText(kind, 5_000, 3), benchText(kind, 5_000, 3));
    if (kind === "one letter") return;
    assertNotEquals(benchText(kind, 5_000, 3), benchText(kind, 5_000, 4));
  });

  Deno.test(`benchText() gives exactly as many characters of ${kind} as asked for, none of them half a pair`, () => {
    for (let chars = 0; chars < 200; chars++) {
      const text = benchText(kind, chars, chars);
      assertEquals(text.length, chars);
      assert(text.isWellFormed());
    }
  });
}

Deno.test("benchText() is the same on every machine", () => {
  assertEquals(
    benchText("English", 40, 1),
    "Work, in, under first these, did queue d",
  );
  assertEquals(
    benchText("Chinese", 40, 1),
    "版本，的有是颜色的，也和是的的到这个后！电池一个明天可能和我们我们上海我们了、的",
  );
});

Deno.test("benchText() gives a longer text that starts with the shorter one", () => {
  const short = benchText("English", 1_000, 1);
  assertEquals(benchText("English", 9_000, 1).slice(0, 1_000), short);
});

Deno.test("benchText() gives no two kinds the same words", () => {
  const heads = KINDS.map((kind) => benchText(kind, 30, 1));
  assertEquals(new Set(heads).size, KINDS.length);
});

Deno.test("benchLine() has no line break, where benchText() has some", () => {
  assert(benchText("English", 5_000, 1).includes("\n"));
  assertEquals(benchLine(5_000, 1).search(/[\r\n]/), -1);
  assertEquals(benchLine(5_000, 1).length, 5_000);
});

for (
  const [name, chat] of [
    ["benchChat", benchChat],
    ["briefChat", briefChat],
    ["chatOf", (turns: number, seed: number) => chatOf("emoji", turns, seed)],
  ] as const
) {
  Deno.test(`${name}() gives a user's and an assistant's message a turn, the same for the same seed`, () => {
    const messages = chat(50, 2);
    assertEquals(messages, chat(50, 2));
    assertNotEquals(messages, chat(50, 3));
    assertEquals(
      messages.map((message) => message.role),
      Array(50).fill(["user", "assistant"]).flat(),
    );
    assert(messages.every(({ content }) => content.length > 0));
  });
}

Deno.test("benchChat() gives turns of 300 to 500 characters on average", () => {
  const chars = benchChat(1_000, 1).reduce(
    (sum, { content }) => sum + content.length,
    0,
  );
  assert(chars > 300_000 && chars < 500_000, `${chars} characters`);
});

Deno.test("adversarialTexts() gives as many texts as asked for, the same for the same seed", () => {
  const tokens = ["▁the", "\n\n", "👍"];
  const texts = [...adversarialTexts(200, tokens, 1)];
  assertEquals(texts, [...adversarialTexts(200, tokens, 1)]);
  assertNotEquals(texts, [...adversarialTexts(200, tokens, 2)]);
  assertEquals(texts.length, 200);
});
