import { assert, assertEquals, assertThrows } from "@std/assert";
import type Anthropic from "@anthropic-ai/sdk";
import type OpenAI from "openai";
import {
  charactersCounter,
  compact,
  type CompactionResult,
  fromAnthropic,
  fromOpenAI,
  nextRequest,
  RequiredContextTooLarge,
  toAnthropic,
  toOpenAI,
} from "../../mod.ts";
import { use, user as anthropicUser } from "./anthropic_parts.ts";
import {
  assistant,
  calling,
  type ChatMessage,
  result,
  user,
} from "./openai_chat_parts.ts";

const counter = charactersCounter();

const talk = (n: number): ChatMessage[] => [
  user(`Box ${n} must ship. ${"We talked for long. ".repeat(9)}`),
  calling(`c${n}`),
  result(`c${n}`),
  assistant("Noted."),
];

Deno.test("toOpenAI() gives the very objects that fromOpenAI() was given, and one changed copy", () => {
  const messages: ChatMessage[] = [
    { role: "system", content: "Be brief." },
    ...talk(1),
    ...talk(2),
    Object.assign(user("What ships?"), { x_trace: 7 }),
  ];
  const done = compact(fromOpenAI(messages, { inputBudget: 150 }), counter);
  const sent = toOpenAI<ChatMessage>(done);
  const body: OpenAI.Chat.Completions.ChatCompletionCreateParams = {
    model: "gpt-4o",
    messages: sent,
  };
  assertEquals(body.messages.length, 6);
  for (const [index, message] of sent.slice(0, 5).entries()) {
    assert(message === messages[index === 0 ? 0 : index + 4]);
  }
  assertEquals(sent[5], {
    role: "user",
    content: "<notes>\n[T1 user] Box 1 must ship.\n</notes>\n\nWhat ships?",
    x_trace: 7,
  } as unknown as ChatMessage);
});

Deno.test("an agent's loop of 12 rounds holds one block of notes, none doubled, and stays within the budget", () => {
  const inputBudget = 200;
  let messages: ChatMessage[] = [];
  for (let round = 1; round <= 12; round++) {
    messages.push(talk(round)[0]);
    const done = compact(fromOpenAI(messages, { inputBudget }), counter);
    assert(done.tokens.total <= inputBudget);
    const keys = done.notes.map(({ text }) => text);
    assertEquals(new Set(keys).size, keys.length);
    messages = toOpenAI<ChatMessage>(done);
    const blocks = JSON.stringify(messages).split("<notes>").length - 1;
    assertEquals(blocks, done.notes.length > 0 ? 1 : 0);
    messages.push(...talk(round).slice(1));
  }
});

Deno.test("fromOpenAI() counts the tools that are sent", () => {
  const tools = [{
    type: "function",
    function: { name: "find", parameters: { type: "object" } },
  }];
  const request = fromOpenAI([user("Hi")], { inputBudget: 100 }, tools);
  assertEquals(request.tools?.[0].name, "find");
  assertEquals(toOpenAI(compact(request, counter)), [user("Hi")]);
});

Deno.test("fromOpenAI() leaves a quarter of the budget to notes, unless told otherwise", () => {
  const { notesReserve } = fromOpenAI([user("Hi")], { inputBudget: 101 });
  assertEquals(notesReserve, 25);
  const limits = { inputBudget: 101, notesReserve: 3 };
  assertEquals(fromOpenAI([user("Hi")], limits).notesReserve, 3);
});

Deno.test("toOpenAI() refuses a request that nextRequest() has made of the one that was read", () => {
  const first = compact(
    fromOpenAI([user("Hi")], { inputBudget: 100 }),
    counter,
  );
  const second = compact(nextRequest(first, "Hello.", "And?"), counter);
  assertThrows(
    () => toOpenAI(second),
    TypeError,
    "Cannot write the openai-chat: the request is not the one that was read; add to what was written and read that",
  );
});

Deno.test("toOpenAI() writes the calls of a request of our own with arguments as text", () => {
  const call = { id: "c1", name: "find", arguments: { pallet: 88 } };
  const own = {
    instructions: "",
    turns: [],
    question: "Go.",
    inFlight: [
      { role: "assistant", content: "", toolCalls: [call] },
      { role: "tool", content: "bay D", toolCallId: "c1" },
    ],
    inputBudget: 100,
    notesReserve: 0,
  } as const;
  const sent = toOpenAI<ChatMessage>(compact(own, counter));
  assertEquals(sent, [
    user("Go."),
    { ...calling("c1"), content: "" } as ChatMessage,
    result("c1", "bay D"),
  ]);
});

Deno.test("toAnthropic() gives the same body with fewer messages", () => {
  const body: Anthropic.MessageCreateParamsNonStreaming = {
    model: "claude-sonnet-4-5",
    max_tokens: 100,
    system: "Be brief.",
    messages: [
      anthropicUser(`It must ship. ${"We talked for long. ".repeat(9)}`),
      { role: "assistant", content: [use("t1")] },
      anthropicUser([{
        type: "tool_result",
        tool_use_id: "t1",
        content: "ok",
      }]),
      { role: "assistant", content: "Noted." },
      anthropicUser("What ships?"),
    ],
  };
  const done = compact(fromAnthropic(body, { inputBudget: 40 }), counter);
  const sent = toAnthropic<Anthropic.MessageCreateParamsNonStreaming>(done);
  assertEquals(sent, {
    ...body,
    messages: [
      anthropicUser(
        "<notes>\n[T1 user] It must ship.\n</notes>\n\nWhat ships?",
      ),
    ],
  });
  assertThrows(
    () => toAnthropic({ ...done, request: ownRequest(done) }),
    TypeError,
    "Cannot write the anthropic: the request is not the one that was read",
  );
});

function ownRequest({ request }: CompactionResult) {
  const { instructions, turns, question, inputBudget, notesReserve } = request;
  return { instructions, turns, question, inputBudget, notesReserve };
}

Deno.test("one message of 10 MB is refused as the question with the numbers, and leaves as a turn", () => {
  const huge = user("x ".repeat(5_000_000));
  const limits = { inputBudget: 1000 };
  assertThrows(
    () => compact(fromOpenAI([huge], limits), counter),
    RequiredContextTooLarge,
    "the budget is 1000",
  );
  const messages = [huge, assistant("Noted."), user("And?")];
  const done = compact(fromOpenAI(messages, limits), counter);
  assertEquals(toOpenAI(done), [user("And?")]);
});

const ignore = Deno.permissions.querySync({ name: "run" }).state !== "granted";

Deno.test(
  "the official packages are types for the tests: neither is imported when the core runs",
  { ignore },
  async () => {
    const command = new Deno.Command(Deno.execPath(), {
      args: ["info", "--json", "mod.ts"],
      cwd: new URL("../..", import.meta.url),
    });
    const { stdout } = await command.output();
    const { modules } = JSON.parse(new TextDecoder().decode(stdout));
    const specifiers: string[] = modules.map((each: { specifier: string }) =>
      each.specifier
    );
    assert(specifiers.length > 100);
    assertEquals(specifiers.filter((one) => !one.startsWith("file:")), []);
  },
);
