/** The formats that conversations are read from and written back to. */
export type FormatName =
  | "openai-chat"
  | "openai-responses"
  | "anthropic"
  | "ai-sdk"
  | "gemini"
  | "langchain"
  | "claude-code"
  | "codex"
  | "holdfast";
