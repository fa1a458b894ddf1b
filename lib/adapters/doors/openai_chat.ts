/**
 * Chat messages of OpenAI's API: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { openaiChat } from "../openai_chat.ts";
export { fromOpenAI } from "../from_openai.ts";
export { toOpenAI } from "../to_openai.ts";
