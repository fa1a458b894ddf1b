import { openaiChat } from "../../lib/adapters/openai_chat.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { openaiChatProblems } from "./openai_chat_problems.ts";
import { openaiChats, plainOpenaiChat } from "./openai_chat_histories.ts";
import { openaiChatRefused } from "./openai_chat_refused.ts";
import { openaiChatSamples } from "./openai_chat_samples.ts";
import { openaiChatWarned } from "./openai_chat_warned.ts";

interface Body {
  readonly messages: readonly unknown[];
}

formatAdapterSuite({
  adapter: openaiChat,
  samples: [...openaiChatSamples, ...openaiChatWarned, ...openaiChatRefused],
  arbitrary: openaiChats,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { messages, ...frame } = value as Body;
    return { pieces: messages, frame };
  },
  write: plainOpenaiChat,
  problems: openaiChatProblems,
});
