import {
  assert,
  assertEquals,
  assertInstanceOf,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { adapters } from "../../lib/adapters/adapters.ts";
import { detectFormat } from "../../lib/adapters/detect_format.ts";
import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { FormatError } from "../../lib/errors.ts";
import { calling, result, user } from "./openai_chat_parts.ts";
import { assistant, use, user as anthropicUser } from "./anthropic_parts.ts";

function assertRefused(value: unknown, message: string): void {
  assertThrows(
    () => detectFormat(value),
    FormatError,
    `Cannot read the conversation: ${message}`,
  );
}

Deno.test("detectFormat() refuses a file that mixes two formats, with the place of the second mark", () => {
  assertRefused(
    [user("Go."), calling("c1"), result("c1"), assistant([use("t1")])],
    "[3]: a mark of anthropic, but [1] has one of openai-chat; name the format",
  );
});

Deno.test("a mixed file under a forced format is refused where the other format starts", () => {
  assertThrows(
    () =>
      openaiChat.parse([
        anthropicUser("Go."),
        calling("c1"),
        result("c1"),
        assistant([use("t1")]),
      ]),
    FormatError,
    'Cannot read the openai-chat: [3].content[0]: only text parts can be counted, found "tool_use"',
  );
});

Deno.test("a message of another format among a format's own is read or refused, never left out", () => {
  const text = "MARKWORD";
  const foreign: readonly unknown[] = [
    { role: "user", content: text },
    { role: "user", content: [{ type: "text", text }] },
    { type: "message", role: "user", content: [{ type: "input_text", text }] },
    { type: "function_call_output", call_id: "z", output: text },
    {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: "z", content: text }],
    },
    { id: "x", role: "user", parts: [{ type: "text", text }] },
    { role: "user", parts: [{ text }] },
    { type: "human", data: { content: text } },
    { type: "human", content: text },
    {
      type: "constructor",
      id: ["langchain_core", "messages", "HumanMessage"],
      kwargs: { content: text },
    },
  ];
  let refused = 0;
  for (const [format, list] of Object.entries(LISTS)) {
    for (const item of foreign) {
      for (const value of [[item, ...list], [...list, item]]) {
        try {
          const { conversation } = detectFormat(value).parse(value);
          assertStringIncludes(
            JSON.stringify(conversation),
            text,
            `${format}, ${JSON.stringify(item)}`,
          );
        } catch (error) {
          assertInstanceOf(error, FormatError);
          refused++;
        }
      }
    }
  }
  assert(refused > 50, `${refused}`);
});

const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  "openai-chat": [user("Go."), calling("c1"), result("c1")],
  "openai-responses": [
    {
      type: "message",
      role: "user",
      content: [{ type: "input_text", text: "Go." }],
    },
    { type: "function_call", call_id: "c1", name: "f", arguments: "{}" },
    { type: "function_call_output", call_id: "c1", output: "1" },
  ],
  anthropic: [
    anthropicUser("Go."),
    assistant([use("t1")]),
    {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: "t1", content: "1" }],
    },
  ],
  "ai-sdk": [
    { id: "a", role: "user", parts: [{ type: "text", text: "Go." }] },
    { id: "b", role: "assistant", parts: [{ type: "text", text: "Gone." }] },
  ],
  gemini: [
    { role: "user", parts: [{ text: "Go." }] },
    { role: "model", parts: [{ text: "Gone." }] },
  ],
  langchain: [
    { type: "human", data: { content: "Go." } },
    { type: "ai", data: { content: "Gone." } },
  ],
};

Deno.test("detectFormat() says of an unknown structure what it found", () => {
  const names = adapters.map(({ name }) => name).join(", ");
  assertRefused(7, `the structure is none of ${names}; found 7`);
  assertRefused(null, `the structure is none of ${names}; found null`);
  assertRefused("Hi.", `the structure is none of ${names}; found "Hi."`);
  assertRefused(
    { chat: [], id: 1 },
    `the structure is none of ${names}; found an object with "chat", "id"`,
  );
  const found: readonly (readonly [unknown, string])[] = [
    [[null], "a list that starts with null"],
    [[[]], "a list that starts with an empty list"],
    [
      [{ role: "user", content: 5 }],
      'a list that starts with an object with "role", "content", where "content" is 5',
    ],
    [
      { messages: [{ role: "user", content: [["x"]] }] },
      'an object with "messages", where "messages" is a list that starts with an object with "role", "content", where "content" is a list that starts with a list',
    ],
  ];
  for (const [value, words] of found) {
    assertRefused(value, `the structure is none of ${names}; found ${words}`);
  }
});

Deno.test("detectFormat() says of an empty list that there is no message", () => {
  assertRefused([], "there is no message");
  assertRefused({ messages: [] }, "there is no message");
});

Deno.test("detectFormat() never throws on odd members, whatever they are", () => {
  for (const odd of [null, 7, "x", [], { role: 7 }, { role: "constructor" }]) {
    assertThrows(() => detectFormat([odd]), FormatError);
    assertThrows(() => detectFormat({ messages: [odd] }), FormatError);
    assertThrows(
      () => detectFormat({ input: [odd], messages: odd }),
      FormatError,
    );
  }
  const part = { role: "user", content: [null, "x", 7] };
  assertThrows(() => detectFormat([part]), FormatError);
});

Deno.test("a name of Object's own is no role and no part", () => {
  assertThrows(
    () => openaiChat.parse([{ role: "constructor", content: "x" }]),
    FormatError,
    '[0].role: expected system, developer, user, assistant or tool, found "constructor"',
  );
  const { warnings } = openaiChat.parse([
    { role: "user", content: [{ type: "toString", text: "x" }] },
  ]);
  assertEquals(warnings.length, 1);
});

Deno.test("detectFormat() knows Responses by an item that nothing else has", () => {
  const message = { role: "user", content: "Hi." };
  for (
    const type of [
      "reasoning",
      "compaction",
      "item_reference",
      "mcp_list_tools",
      "mcp_approval_response",
      "local_shell_call_output",
    ]
  ) {
    const found = detectFormat([message, { type, id: "x" }, message]);
    assertEquals(found.name, "openai-responses", type);
  }
});
