import type OpenAI from "openai";
import type { FormatSample } from "../contract/format_adapter.ts";

type ChatMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

const call = (id: string, text = '{"pallet":88}') => ({
  id,
  type: "function" as const,
  function: { name: "find", arguments: text },
});

const calling = (...ids: string[]): ChatMessage => ({
  role: "assistant",
  content: null,
  tool_calls: ids.map((id) => call(id)),
});

const result = (id: string, content = "pallet 88 = bay D"): ChatMessage => ({
  role: "tool",
  tool_call_id: id,
  content,
});

const user = (content: string): ChatMessage => ({ role: "user", content });
const assistant = (content: string): ChatMessage => ({
  role: "assistant",
  content,
});

/** Conversations that OpenAI's types allow, or would but for what the sample is about. */
export const openaiChatSamples: readonly FormatSample[] = [
  {
    name: "arguments are JSON in a text, and stay that text",
    value: [
      user("Look up pallet 88. It must ship."),
      {
        role: "assistant",
        content: null,
        tool_calls: [call("c1", '{ "pallet" : 88.0 }')],
      },
      result("c1"),
      assistant("It is in bay D."),
      user("And 89?"),
    ] satisfies ChatMessage[],
  },
];
