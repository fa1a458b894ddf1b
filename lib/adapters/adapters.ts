import { aiSdk } from "./ai_sdk.ts";
import { anthropic } from "./anthropic.ts";
import { claudeCode } from "./claude_code.ts";
import { codex } from "./codex.ts";
import type { FormatAdapter } from "./format_adapter.ts";
import { gemini } from "./gemini.ts";
import { holdfast } from "./holdfast.ts";
import { langchain } from "./langchain.ts";
import { openaiChat } from "./openai_chat.ts";
import { openaiResponses } from "./openai_responses.ts";

/** Every adapter; where a shape is shared by several formats, the first of them takes it. */
export const adapters: readonly FormatAdapter[] = [
  openaiChat,
  openaiResponses,
  anthropic,
  aiSdk,
  gemini,
  langchain,
  claudeCode,
  codex,
  holdfast,
];
