import { assertGreater, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { Message } from "../../lib/conversation/message.ts";
import { charactersCounter } from "../../lib/count/characters.ts";
import { gemma4Counter } from "../../lib/count/gemma4/gemma4_counter.ts";
import { teachingCounter } from "../../lib/count/teaching_weights.ts";
import type { TokenCounter } from "../../lib/count/token_counter.ts";
import { conversations } from "../properties/arbitraries.ts";
import { testTokenCounter } from "./token_counter.ts";

function codePointCounter(): TokenCounter {
  return gemma4Counter("code points", {
    encode: (text) => [...text].map((character) => character.codePointAt(0)!),
    countText: (text) => [...text].length,
  });
}

function withoutPrices({ name, exact, count, countText }: TokenCounter) {
  return { name, exact, count, countText };
}

for (const counter of [charactersCounter(), codePointCounter()]) {
  Deno.test(`${counter.name}: each declared tool counts`, () => {
    fc.assert(fc.property(conversations, (messages) => {
      const [none, one, two] = [0, 1, 2].map((tools) =>
        counter.count(messages, { tools: Array(tools).fill({ name: "look" }) })
      );
      assertGreater(one, none);
      assertGreater(two, one);
    }));
  });
}

const WEIGHTS = { "Deploy in Mumbai.": 8, "Noted.": 2, "港": 0, "\ud800": 1 };
const taught = fc.constantFrom("", ...Object.keys(WEIGHTS));

await testTokenCounter("charactersCounter()", charactersCounter);
await testTokenCounter("gemma4Counter()", codePointCounter);
await testTokenCounter(
  "a counter without prices",
  () => Promise.resolve(withoutPrices(codePointCounter())),
);
await testTokenCounter("teachingCounter()", () => teachingCounter(WEIGHTS), {
  texts: taught,
  brokenTexts: fc.constant("\ud800"),
  conversations: fc.array(fc.record({
    role: fc.constantFrom<Message["role"]>("user", "assistant", "tool"),
    content: fc.oneof(
      taught,
      fc.array(fc.record({ type: fc.constant("text" as const), text: taught })),
    ),
  })),
});

Deno.test("teachingCounter() refuses a text that it has no weight for", () => {
  const counter = teachingCounter(WEIGHTS);
  const known: readonly string[] = ["", ...Object.keys(WEIGHTS)];
  fc.assert(fc.property(
    fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom("toString", "__proto__"),
    ),
    (text) => {
      fc.pre(!known.includes(text));
      const messages = [{ role: "user" as const, content: text }];
      for (
        const run of [
          () => counter.countText(text),
          () => counter.count(messages),
          () => counter.price?.(messages),
        ]
      ) {
        assertThrows(run, RangeError, JSON.stringify(text));
      }
    },
  ));
});
