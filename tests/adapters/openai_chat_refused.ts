import type { FormatSample } from "../contract/format_adapter.ts";
import { assistant, call, calling, result, user } from "./openai_chat_parts.ts";

const refuse = (
  name: string,
  value: unknown,
  problem: string,
): FormatSample => ({
  name,
  value,
  error: `Cannot read the openai-chat: ${problem}`,
});

/** What OpenAI's server would refuse, or what cannot be counted. */
export const openaiChatRefused: readonly FormatSample[] = [
  refuse("no message is refused", [], "there is no message"),
  refuse(
    "an object without messages is refused",
    { turns: [] },
    "messages: expected a list, found nothing",
  ),
  refuse(
    "a role that nobody has is refused by its index",
    [user("Hi."), { role: "human", content: "x" }],
    '[1].role: expected system, developer, user, assistant or tool, found "human"',
  ),
  refuse(
    "a message that is no object is refused",
    { messages: [user("Hi."), "hello"] },
    'messages[1]: expected an object, found "hello"',
  ),
  refuse(
    "null content without calls is refused",
    [user("Hi."), { role: "assistant", content: null }],
    "[1].content: expected text or a list of parts, found null",
  ),
  refuse(
    "a picture is refused by place and type, not shown",
    [user("Hi."), assistant("Yes?"), {
      role: "user",
      content: [
        { type: "text", text: "The sign must be blue." },
        {
          type: "image_url",
          image_url: { url: `data:image/png;base64,${"A".repeat(200_000)}` },
        },
      ],
    }],
    '[2].content[1]: only text parts can be counted, found "image_url"',
  ),
  refuse(
    "a part without a type is refused",
    [{ role: "user", content: [{ text: "Hi." }] }],
    "[0].content[0]: expected a part with a type, found an object",
  ),
  refuse(
    "an id that is used twice before it is answered is refused",
    [user("Go."), calling("c1", "c1")],
    '[1]: the call\'s id "c1" is still open from [1]',
  ),
  refuse(
    "a result without an id is refused",
    [user("Go."), { role: "tool", content: "x" }],
    "[1].tool_call_id: expected text, found nothing",
  ),
  refuse(
    "a call without an id is refused",
    [user("Go."), {
      role: "assistant",
      tool_calls: [{ type: "function", function: { name: "find" } }],
    }],
    "[1].tool_calls[0].id: expected text, found nothing",
  ),
  refuse(
    "a user who calls tools is refused",
    [{ role: "user", content: "Go.", tool_calls: [call("c1")] }],
    '[0].role: expected assistant beside calls of tools, found "user"',
  ),
  refuse(
    "a system message in the middle is refused by its index",
    [user("Hi."), { role: "system", content: "Be brief." }],
    "[1].role: a system message stands only at the start",
  ),
  refuse(
    "a user between a call in flight and its result is refused",
    [user("Go."), calling("c1"), user("Wait!"), result("c1")],
    "[2]: a user's message stands between a call and its result while the turn is in flight",
  ),
];
