import type { FormatSample } from "../contract/format_adapter.ts";
import { assistant, use, user } from "./anthropic_parts.ts";

const refuse = (
  name: string,
  value: unknown,
  problem: string,
): FormatSample => ({
  name,
  value,
  error: `Cannot read the anthropic: ${problem}`,
});

/** What Anthropic's server would refuse, or what cannot be counted. */
export const anthropicRefused: readonly FormatSample[] = [
  refuse("no message is refused", { messages: [] }, "there is no message"),
  refuse(
    "a role that nobody has is refused by its index",
    [user("Hi."), { role: "tool", content: "x" }],
    '[1].role: expected user or assistant, found "tool"',
  ),
  refuse(
    "null content is refused",
    { messages: [{ role: "user", content: null }] },
    "messages[0].content: expected text or a list of parts, found null",
  ),
  refuse(
    "a picture is refused by place and type",
    [user([
      { type: "text", text: "The sign must be blue." },
      { type: "image", source: { type: "url", url: "https://a.b/c.png" } },
    ])],
    '[0].content[1]: only text parts can be counted, found "image"',
  ),
  refuse(
    "a picture inside a result is refused by place and type",
    [
      user("Go."),
      assistant([use("t1")]),
      user([{
        type: "tool_result",
        tool_use_id: "t1",
        content: [{
          type: "image",
          source: { type: "url", url: "https://a.b/c.png" },
        }],
      }]),
    ],
    '[2].content[0].content[0]: only text parts can be counted, found "image"',
  ),
  refuse(
    "a call that the user makes is refused",
    [user([use("t1")])],
    '[0].content[0]: only text parts can be counted, found "tool_use"',
  ),
  refuse(
    "an id that is used twice before it is answered is refused",
    [user("Go."), assistant([use("t1"), use("t1")])],
    '[1]: the call\'s id "t1" is still open from [1]',
  ),
  refuse(
    "a system prompt that is no text is refused",
    { system: 7, messages: [user("Hi.")] },
    "system: expected text or a list of parts, found 7",
  ),
];
