import type Anthropic from "@anthropic-ai/sdk";

/** A message as Anthropic's types have it. */
export type MessageParam = Anthropic.MessageParam;

export const use = (id: string) => ({
  type: "tool_use" as const,
  id,
  name: "find",
  input: { pallet: 88 },
});

export const result = (id: string, content = "bay D") => ({
  type: "tool_result" as const,
  tool_use_id: id,
  content,
});

export const thinking = {
  type: "thinking" as const,
  thinking: "It must be bay D.",
  signature: "c2ln",
};

export const user = (content: MessageParam["content"]): MessageParam => ({
  role: "user",
  content,
});
export const assistant = (content: MessageParam["content"]): MessageParam => ({
  role: "assistant",
  content,
});
