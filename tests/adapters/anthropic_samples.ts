import type Anthropic from "@anthropic-ai/sdk";
import type { FormatSample } from "../contract/format_adapter.ts";

type MessageParam = Anthropic.MessageParam;

/** Conversations that Anthropic's types allow, or would but for what the sample is about. */
export const anthropicSamples: readonly FormatSample[] = [
  {
    name: "a call's input is an object",
    value: [
      { role: "user", content: "Look up pallet 88. It must ship." },
      {
        role: "assistant",
        content: [{
          type: "tool_use",
          id: "toolu_1",
          name: "find",
          input: { pallet: 88 },
        }],
      },
      {
        role: "user",
        content: [{
          type: "tool_result",
          tool_use_id: "toolu_1",
          content: "bay D",
        }],
      },
      { role: "assistant", content: "It is in bay D." },
      { role: "user", content: "And 89?" },
    ] satisfies MessageParam[],
  },
];
