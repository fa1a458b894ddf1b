import { assertEquals, assertStrictEquals } from "@std/assert";
import type { UIMessage } from "ai";
import { aiSdk } from "../../lib/adapters/ai_sdk.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { aiSdkChats, toAiSdk } from "./ai_sdk_histories.ts";
import { aiSdkProblems } from "./ai_sdk_problems.ts";
import { aiSdkRefused } from "./ai_sdk_refused.ts";
import { aiSdkSamples } from "./ai_sdk_samples.ts";
import { shown } from "./shown.ts";

interface ChatMessage {
  readonly parts?: readonly unknown[];
  readonly content?: unknown;
}

formatAdapterSuite({
  adapter: aiSdk,
  samples: [...aiSdkSamples, ...aiSdkRefused],
  arbitrary: aiSdkChats,
  write: toAiSdk,
  split: (value) => {
    const isList = Array.isArray(value);
    const { messages, ...frame } = isList
      ? { messages: value as ChatMessage[] }
      : value as { messages: ChatMessage[] };
    return {
      pieces: messages.flatMap((message): unknown[] => {
        if (message.parts === undefined) return [message];
        // In v4 the text stands twice; the block is in both places.
        const { parts, content: _, ...envelope } = message;
        return parts.map((part) => ({ ...envelope, part }));
      }),
      frame: isList ? "a list" : frame,
    };
  },
  problems: aiSdkProblems,
});

const sample = (part: string) =>
  [...aiSdkSamples, ...aiSdkRefused].find(({ name }) => name.includes(part))!
    .value;
const read = (part: string) => shown(aiSdk.parse(sample(part)));

Deno.test("ai-sdk reads outputs as the model sees them", () => {
  assertEquals(read("by their type").slice(2, 8), [
    "T1 tool <find> c1= bay D",
    'T1 tool <find> c2= {"bay":"E"}',
    "T1 tool <find> c3= no such pallet",
    'T1 tool <find> c4= {"code":7}',
    "T1 tool <find> c5= F",
    "T1 tool <find> c6= Not now.",
  ]);
});

Deno.test("ai-sdk keeps requests for approval, and their answers, with the call", () => {
  const parsed = aiSdk.parse(sample("approval stays"));
  assertEquals(shown(parsed), [
    "? It must ship.",
    "+ assistant ship(c1)",
    "+ tool <ship> c1= shipped",
    "+ assistant ship(c2)",
  ]);
  assertEquals(parsed.owners, [
    "question",
    "T1.1",
    "T1.1",
    "T1.1",
    "question",
  ]);
});

Deno.test("ai-sdk reads the steps of a page's message as rounds", () => {
  assertEquals(read("has the steps"), [
    "T1 user It must ship.",
    "T1 assistant I look. find(c1) list(c2)",
    'T1 tool <find> c1= {"bay":"D"}',
    "T1 tool <list> c2= no list",
    "T1 assistant It is D.",
    "? Why?",
  ]);
});

Deno.test("ai-sdk leaves out the parts of a round, and keeps the others as they are", () => {
  const value = sample("first steps may go") as UIMessage[];
  const parsed = aiSdk.parse(value);
  assertEquals(shown(parsed), [
    "? It must ship.",
    "+ assistant find(c1)",
    "+ tool <find> c1= D",
    "+ assistant Now the list. list(c2)",
    "+ tool <list> c2= No.",
    "+ assistant Then I ship. ship(c3)",
  ]);
  const written = aiSdk.format(parsed, {
    removedTurns: [{ id: "T1.1" }],
    notes: [],
  }) as UIMessage[];
  assertStrictEquals(written[0], value[0]);
  assertEquals(written[1], { ...value[1], parts: value[1].parts.slice(1) });
  assertStrictEquals(written[1].parts[0], value[1].parts[1]);
});

Deno.test("ai-sdk reads v4's args and results", () => {
  const round = (result: string) => [
    "T1 user It must ship.",
    "T1 assistant find(c1)",
    `T1 tool <find> c1= ${result}`,
    "T1 assistant It is D.",
    "? Why?",
  ];
  assertEquals(read("in v4 calls"), round("bay D"));
  assertEquals(read("older v4"), round('{"bay":"D"}'));
  assertEquals(read("v4 the model's"), round('{"bay":"D"}'));
});

Deno.test("ai-sdk writes notes into v4's content and part alike", () => {
  const parsed = aiSdk.parse(sample("in v4 calls"));
  const written = aiSdk.format(parsed, {
    removedTurns: [{ id: "T1" }],
    notes: [{ text: "x", source: { turn: "T1", role: "user" } }],
  });
  const text = "<notes>\n[T1 user] x\n</notes>\n\nWhy?";
  assertEquals(written, [{
    id: "m3",
    role: "user",
    content: text,
    parts: [{ type: "text", text }],
  }]);
});

Deno.test("ai-sdk reads a message without parts, and writes notes into a question that is one", () => {
  const value = [
    {
      id: "m1",
      role: "user",
      parts: [{ type: "text", text: "It must ship." }],
    },
    { id: "m2", role: "assistant", parts: [] },
    { id: "m3", role: "user", parts: [] },
  ];
  assertEquals(detectFormat(value).name, "ai-sdk");
  const parsed = aiSdk.parse(value);
  const notes = [{
    text: "It must ship.",
    source: { turn: "T1", role: "user" as const },
  }];
  const window = { removedTurns: [{ id: "T1" }], notes };
  assertEquals(aiSdk.format(parsed, window), [{
    id: "m3",
    role: "user",
    parts: [{
      type: "text",
      text: "<notes>\n[T1 user] It must ship.\n</notes>\n\n",
    }],
  }]);
});

Deno.test("detectFormat() takes an empty list of parts for no mark", () => {
  const gemini = [
    { role: "user", parts: [] },
    { role: "model", parts: [{ text: "Hi" }] },
  ];
  assertEquals(detectFormat(gemini).name, "gemini");
});
