import { assertEquals } from "@std/assert";
import { anthropic } from "../../lib/adapters/anthropic.ts";
import type { FormatAdapter } from "../../lib/adapters/format_adapter.ts";
import { gemini } from "../../lib/adapters/gemini.ts";
import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { openaiResponses } from "../../lib/adapters/openai_responses.ts";

const messages = [{ role: "user", content: "Why?" }];
const contents = [{ role: "user", parts: [{ text: "Why?" }] }];

/** A document, the adapter that reads it, and what it warns of. */
const DOCUMENTS: readonly [FormatAdapter, unknown, readonly string[]][] = [
  [gemini, { contents, messages }, [
    "messages: messages are not read here, as the conversation is in contents",
  ]],
  [openaiResponses, { input: messages, messages, turns: contents }, [
    "messages: messages are not read here and in turns, as the conversation is in input",
  ]],
  [openaiChat, { messages, input: "x", history: [], events: [1] }, []],
  [anthropic, { messages, system: "Be brief." }, []],
  [gemini, { contents, systemInstruction: { parts: [{ inlineData: {} }] } }, [
    "systemInstruction: a part is no text; it is not counted",
  ]],
  [openaiResponses, { input: messages, instructions: messages }, [
    "instructions: this is no text; it is not counted",
  ]],
];

for (const [adapter, value, expected] of DOCUMENTS) {
  Deno.test(`${adapter.name} says what it does not read of ${Object.keys(value as object)}`, () => {
    const { warnings } = adapter.parse(value);
    assertEquals(
      warnings.map(({ path, problem }) => `${path}: ${problem}`),
      expected,
    );
  });
}
