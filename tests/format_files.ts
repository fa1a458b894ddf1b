import type { FormatName } from "../lib/adapters/format_name.ts";
import { toAiSdk } from "./adapters/ai_sdk_histories.ts";
import { plainAnthropicRequest } from "./adapters/anthropic_histories.ts";
import { toSession } from "./adapters/claude_code_histories.ts";
import { toRollout } from "./adapters/codex_histories.ts";
import { toGemini } from "./adapters/gemini_histories.ts";
import { toRequest } from "./adapters/holdfast_histories.ts";
import { toLangchain } from "./adapters/langchain_histories.ts";
import { plainOpenaiChat } from "./adapters/openai_chat_histories.ts";
import { plainOpenaiResponsesInput } from "./adapters/openai_responses_histories.ts";
import type { History } from "./contract/histories.ts";

/** A made-up conversation of a rule, a tool round, small talk and a question. */
export const DELIVERIES: History = {
  system: "You plan deliveries.",
  unknown: { x_trace: 7 },
  turns: [
    {
      asked: ["Crates must ship on Friday. The route is /srv/routes/north."],
      rounds: [{
        said: "",
        calls: [{
          id: "c1",
          name: "find",
          arguments: { pallet: 88 },
          result: "pallet 88 stands in bay D, 41,250 kg",
        }],
      }],
      answer: "Noted.",
    },
    {
      asked: ["Nice weather. " + "We talk for long about it. ".repeat(30)],
      rounds: [],
      answer: "Indeed.",
    },
    { asked: ["What ships when?"], rounds: [] },
  ],
};

const written = (value: unknown) => JSON.stringify(value, null, 2) + "\n";
const lines = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value) + "\n").join("");

/** The conversation as a file, in each format. */
export const FORMAT_FILES: Readonly<Record<FormatName, string>> = {
  "openai-chat": written(plainOpenaiChat(DELIVERIES)),
  "openai-responses": written(plainOpenaiResponsesInput(DELIVERIES)),
  anthropic: written(plainAnthropicRequest(DELIVERIES)),
  "ai-sdk": written(toAiSdk(DELIVERIES)),
  gemini: written(toGemini(DELIVERIES)),
  langchain: written(toLangchain(DELIVERIES)),
  "claude-code": lines(toSession(DELIVERIES)),
  codex: lines(toRollout(DELIVERIES)),
  holdfast: written(toRequest(DELIVERIES, true)),
};
