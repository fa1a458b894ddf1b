import {
  assert,
  assertEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import type { generateText, ModelMessage } from "ai";
import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
  ToolMessage,
} from "@langchain/core/messages";
import type { AgentInputItem, CallModelInputFilter } from "@openai/agents-core";
import {
  charactersCounter,
  FormatError,
  langchainFilter,
  openaiAgentsFilter,
  prepareStep,
  rankNotes,
  RequiredContextTooLarge,
} from "../mod.ts";

const counter = charactersCounter();
const LONG = "We talked for long. ".repeat(20);
const NOTE = "<notes>\n[T1 user] Crates must ship on Friday.\n</notes>\n\n";
const options = { inputBudget: 110, counter };

/** The option of `generateText`, of the package's own type. */
type PrepareStep = NonNullable<
  Parameters<typeof generateText>[0]["prepareStep"]
>;

const aiMessages: ModelMessage[] = [
  { role: "user", content: `Crates must ship on Friday. ${LONG}` },
  { role: "assistant", content: "Noted." },
  { role: "user", content: [{ type: "text", text: "What ships when?" }] },
  {
    role: "assistant",
    content: [{
      type: "tool-call",
      toolCallId: "c1",
      toolName: "find",
      input: { bay: 4 },
    }],
  },
  {
    role: "tool",
    content: [{
      type: "tool-result",
      toolCallId: "c1",
      toolName: "find",
      output: { type: "text", value: "pallet 88" },
    }],
  },
];

Deno.test("prepareStep() is a prepareStep of the AI SDK, and keeps the very objects of open tool rounds", async () => {
  const step: PrepareStep = prepareStep(options);
  const given = { messages: aiMessages, instructions: "You plan deliveries." };
  const result = await step(given as Parameters<PrepareStep>[0]);
  const messages = result?.messages ?? [];
  assertEquals(messages.length, 3);
  assertEquals(messages[0], {
    role: "user",
    content: [{ type: "text", text: `${NOTE}What ships when?` }],
  });
  assertStrictEquals(messages[1], aiMessages[3]);
  assertStrictEquals(messages[2], aiMessages[4]);
});

Deno.test("prepareStep() takes its own messages again in a later step: one block of notes, with the first source", () => {
  const step = prepareStep({ ...options, inputBudget: 70 });
  let { messages } = step({ messages: aiMessages.slice(0, 3) });
  for (let round = 1; round < 6; round++) {
    messages.push(
      { role: "assistant", content: LONG },
      { role: "user", content: `What ships in bay ${round}?` },
    );
    ({ messages } = step({ messages }));
    const text = JSON.stringify(messages);
    assertEquals(text.split("[T1 user] Crates must ship on Friday.").length, 2);
    assertEquals(text.split("<notes>").length, 2);
  }
});

Deno.test("agents' filters take the extractor that they are given, for rules without a cue", () => {
  const rule = "From now on, answer in French.";
  const bare = { role: "user", content: `${rule} ${LONG}` };
  const rest = [
    { role: "assistant", content: "Oui." },
    { role: "user", content: "What ships when?" },
  ];
  const messages = [bare, ...rest];
  const ranked = { ...options, inputBudget: 70, extractor: rankNotes() };
  const items = { modelData: { input: messages } };
  assert(JSON.stringify(prepareStep(ranked)({ messages })).includes(rule));
  assert(JSON.stringify(openaiAgentsFilter(ranked)(items)).includes(rule));
  const own = prepareStep({ ...ranked, extractor: () => [] })({ messages });
  assertEquals(own.messages, messages.slice(-1));
});

Deno.test("prepareStep() says what it cannot count, and what does not fit", () => {
  const image: ModelMessage = {
    role: "user",
    content: [{ type: "image", image: "https://pump.test/7.png" }],
  };
  assertThrows(
    () => prepareStep(options)({ messages: [image] }),
    FormatError,
    "image",
  );
  assertThrows(
    () => prepareStep({ ...options, inputBudget: 9 })({ messages: aiMessages }),
    RequiredContextTooLarge,
  );
  const declared = {
    name: "find",
    parameters: { type: "object", description: LONG },
  };
  assertThrows(
    () =>
      prepareStep({ ...options, tools: [declared] })({ messages: aiMessages }),
    RequiredContextTooLarge,
  );
});

Deno.test("langchainFilter() gives LangChain's own messages, the one with the notes of its class", () => {
  const filter: (messages: BaseMessage[]) => BaseMessage[] = langchainFilter(
    options,
  );
  const messages: BaseMessage[] = [
    new SystemMessage("Be brief."),
    new HumanMessage(`Crates must ship on Friday. ${LONG}`),
    new AIMessage("Noted."),
    new HumanMessage({ content: "What ships when?", id: "h2", name: "Ada" }),
    new AIMessage({
      content: "",
      tool_calls: [{
        id: "c1",
        name: "find",
        args: { bay: 4 },
        type: "tool_call",
      }],
    }),
    new ToolMessage({ tool_call_id: "c1", content: "pallet 88" }),
  ];
  const sent = filter(messages);
  assertEquals(sent.length, 4);
  assertStrictEquals(sent[0], messages[0]);
  assertStrictEquals(sent[2], messages[4]);
  assertStrictEquals(sent[3], messages[5]);
  const carrier = sent[1];
  assert(carrier instanceof HumanMessage && HumanMessage.isInstance(carrier));
  assertEquals([carrier.text, carrier.id, carrier.name], [
    `${NOTE}What ships when?`,
    "h2",
    "Ada",
  ]);
  assertEquals(carrier.toDict().data.content, carrier.content);
  assertEquals(
    JSON.parse(JSON.stringify(carrier)).kwargs.content,
    carrier.content,
  );
  assertEquals(messages[3].content, "What ships when?");
});

Deno.test("langchainFilter() adds a message of the class where nothing is asked, and gives what fits as it is", () => {
  const talk = [
    new HumanMessage(`Crates must ship on Friday. ${LONG}`),
    new AIMessage("Noted."),
  ];
  const sent = langchainFilter({ ...options, inputBudget: 40 })<BaseMessage>(
    talk,
  );
  assert(sent.length === 1 && sent[0] instanceof HumanMessage);
  assertEquals(sent[0].content, NOTE);
  const all = langchainFilter({ ...options, inputBudget: 9000 })<BaseMessage>(
    talk,
  );
  all.forEach((message, index) => assertStrictEquals(message, talk[index]));
});

Deno.test("openaiAgentsFilter() is a callModelInputFilter of OpenAI's Agents SDK, and keeps calls with their results", async () => {
  const filter: CallModelInputFilter = openaiAgentsFilter(options);
  const input: AgentInputItem[] = [
    {
      type: "message",
      role: "user",
      content: `Crates must ship on Friday. ${LONG}`,
    },
    {
      type: "function_call",
      callId: "c0",
      name: "find",
      arguments: "{}",
      status: "completed",
    },
    {
      type: "function_call_result",
      callId: "c0",
      name: "find",
      status: "completed",
      output: { type: "text", text: LONG },
    },
    {
      type: "message",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: "Noted." }],
    },
    {
      type: "message",
      role: "user",
      content: [{ type: "input_text", text: "What ships when?" }],
    },
    {
      type: "function_call",
      callId: "c1",
      name: "find",
      arguments: '{"bay":4}',
      status: "completed",
    },
    {
      type: "function_call_result",
      callId: "c1",
      name: "find",
      status: "completed",
      output: "pallet 88",
    },
  ];
  const modelData = { input, instructions: "You plan deliveries." };
  const args = { modelData } as Parameters<CallModelInputFilter>[0];
  const sent = await filter(args);
  assertEquals(sent.instructions, "You plan deliveries.");
  assertEquals(sent.input.length, 3);
  assertEquals(sent.input[0], {
    type: "message",
    role: "user",
    content: [{ type: "input_text", text: `${NOTE}What ships when?` }],
  });
  assertStrictEquals(sent.input[1], input[5]);
  assertStrictEquals(sent.input[2], input[6]);
});

Deno.test("agents' filters do not change what they are given", () => {
  const before = structuredClone(aiMessages);
  prepareStep(options)({ messages: aiMessages });
  assertEquals(aiMessages, before);
});
