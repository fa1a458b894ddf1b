/**
 * Items of OpenAI's Responses API: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { openaiResponses } from "../openai_responses.ts";
