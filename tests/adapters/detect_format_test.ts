import { assertEquals, assertThrows } from "@std/assert";
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

Deno.test("detectFormat() says of an unknown structure what it found", () => {
  const names = adapters.map(({ name }) => name).join(", ");
  assertRefused(7, `the structure is none of ${names}; found 7`);
  assertRefused(null, `the structure is none of ${names}; found null`);
  assertRefused("Hi.", `the structure is none of ${names}; found "Hi."`);
  assertRefused(
    { chat: [], id: 1 },
    `the structure is none of ${names}; found an object with "chat", "id"`,
  );
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
