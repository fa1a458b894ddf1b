import { assertEquals, assertThrows } from "@std/assert";
import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { FormatError } from "../../lib/errors.ts";
import { parseExact } from "../../lib/text/parse_exact.ts";
import { stringifyExact } from "../../lib/text/stringify_exact.ts";
import { user } from "./openai_chat_parts.ts";

const withTools = (...functions: readonly unknown[]) => ({
  tools: functions.map((each) => ({ type: "function", function: each })),
  messages: [user("Hi.")],
});

Deno.test("a tool with half a surrogate pair is read as U+FFFD, and one whose parameters are no object is named", () => {
  const parameters = parseExact('{"maximum":1e400,"title":"\\ud83d"}');
  const { conversation, warnings } = openaiChat.parse(
    withTools({ name: "find", parameters }, { name: "list", parameters: "x" }),
  );
  assertEquals(
    stringifyExact(conversation.tools),
    '[{"name":"find","parameters":{"maximum":1e400,"title":"\ufffd"}},{"name":"list"}]',
  );
  assertEquals(
    warnings.map(({ path, problem }) => `${path}: ${problem}`),
    [
      "tools[0]: half of a surrogate pair stands alone; it is read as U+FFFD",
      "tools[1]: its parameters are no object; they are not counted",
    ],
  );
});

Deno.test("a tool that is nested too deep is refused with its place", () => {
  let parameters: unknown = 1;
  for (let level = 0; level < 600; level++) parameters = { a: parameters };
  assertThrows(
    () => openaiChat.parse(withTools({ name: "find", parameters })),
    FormatError,
    "Cannot read the openai-chat: tools[0]: parameters.a.a",
  );
});
