/**
 * Messages of the AI SDK: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { aiSdk } from "../ai_sdk.ts";
