import type OpenAI from "openai";

/** A message as OpenAI's types have it. */
export type ChatMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

export const call = (id: string, text = '{"pallet":88}') => ({
  id,
  type: "function" as const,
  function: { name: "find", arguments: text },
});

export const calling = (...ids: string[]): ChatMessage => ({
  role: "assistant",
  content: null,
  tool_calls: ids.map((id) => call(id)),
});

export const result = (
  id: string,
  content = "pallet 88 = bay D",
): ChatMessage => ({
  role: "tool",
  tool_call_id: id,
  content,
});

export const user = (content: string): ChatMessage => ({
  role: "user",
  content,
});
export const assistant = (content: string): ChatMessage => ({
  role: "assistant",
  content,
});
