import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { openaiChatProblems } from "./openai_chat_problems.ts";
import { openaiChats } from "./openai_chat_histories.ts";
import { openaiChatSamples } from "./openai_chat_samples.ts";

interface Body {
  readonly messages: readonly unknown[];
}

formatAdapterSuite({
  adapter: openaiChat,
  samples: openaiChatSamples,
  arbitrary: openaiChats,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { messages, ...frame } = value as Body;
    return { pieces: messages, frame };
  },
  problems: openaiChatProblems,
});
