import type Anthropic from "@anthropic-ai/sdk";
import type { FormatSample } from "../contract/format_adapter.ts";
import {
  assistant,
  type MessageParam,
  result,
  thinking,
  use,
  user,
} from "./anthropic_parts.ts";

type Body = Pick<
  Anthropic.MessageCreateParams,
  "model" | "max_tokens" | "messages" | "system" | "tools"
>;

/** Conversations that Anthropic's types allow. */
export const anthropicSamples: readonly FormatSample[] = [
  {
    name:
      "a message that held only notes and was answered stays, so that no answer stands first",
    detected: "openai-chat",
    value: {
      model: "claude-sonnet-4-5",
      max_tokens: 1024,
      messages: [
        user("<notes>\n[T9 user] It must be blue.\n</notes>\n\n"),
        assistant("Noted."),
        user("The exports must stay in eu-west-1."),
        assistant("Noted."),
      ],
    },
  },
  {
    name: "a call's input is an object, its result stands in the next message",
    value: [
      user("Look up pallet 88. It must ship."),
      assistant([use("toolu_1")]),
      user([result("toolu_1")]),
      assistant("It is in bay D."),
      user("And 89?"),
    ] satisfies MessageParam[],
  },
  {
    name: "parallel results with words beside them start no turn",
    value: {
      model: "claude-sonnet-4-5",
      max_tokens: 100,
      system: [{
        type: "text",
        text: "Be brief.",
        cache_control: { type: "ephemeral" },
      }],
      messages: [
        user("Look up 88 and 89. They must ship."),
        assistant([{ type: "text", text: "I look." }, use("t1"), use("t2")]),
        user([
          result("t2"),
          { ...result("t1"), is_error: true },
          { type: "text", text: "It must be quick." },
        ]),
        assistant("Bay D."),
        user("Why?"),
      ],
      tools: [{ name: "find", input_schema: { type: "object" } }],
    } satisfies Body,
  },
  {
    name: "words beside the results in flight go with the open round",
    value: [
      user("Look up 88. It must ship."),
      assistant([use("t1")]),
      user([result("t1"), { type: "text", text: "Hurry, it must go." }]),
      assistant([use("t2")]),
      user([result("t2"), { type: "text", text: "Still here?" }]),
    ] satisfies MessageParam[],
  },
  {
    name: "thinking and server tools stay untouched, and are not counted",
    value: [
      user("Look up 88. It must ship."),
      assistant([
        thinking,
        { type: "redacted_thinking", data: "Z0FB" },
        {
          type: "server_tool_use",
          id: "s1",
          name: "web_search",
          input: { query: "88" },
        },
        use("t1"),
      ]),
      user([result("t1")]),
      assistant([thinking, use("t2")]),
      user([result("t2")]),
    ] satisfies MessageParam[],
    warnings: [
      '[1].content[0]: a part of type "thinking" rides along; it is not counted (2 times)',
      '[1].content[1]: a part of type "redacted_thinking" rides along; it is not counted',
      '[1].content[2]: a part of type "server_tool_use" rides along; it is not counted',
    ],
  },
  {
    name: "a result may have no content, or parts",
    value: [
      user("Go. It must run."),
      assistant([use("t1"), use("t2")]),
      user([
        { type: "tool_result", tool_use_id: "t1" },
        {
          type: "tool_result",
          tool_use_id: "t2",
          content: [{ type: "text", text: "ok" }],
        },
      ]),
      assistant("Done."),
      user("Why?"),
    ] satisfies MessageParam[],
  },
  {
    name: "an orphan result and an orphan call are warnings",
    value: [
      user("Go. It must run."),
      assistant([use("t1")]),
      user([result("t9")]),
      assistant("Done."),
      user("Why?"),
    ] satisfies MessageParam[],
    warnings: [
      '[2]: a result of no call, id "t9"; it stays as it is, no unit is formed with it',
      '[1]: a call without a result, id "t1"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "plain texts look like OpenAI's, and are read under either name",
    value: [
      user("It must be blue."),
      assistant("Noted."),
      user("Which colour?"),
    ] satisfies MessageParam[],
    detected: "openai-chat",
  },
  {
    name: "plain texts beside a system text are Anthropic's",
    value: {
      system: "Be brief.",
      messages: [user("It must be blue."), assistant("Ok."), user("Which?")],
    },
  },
];
