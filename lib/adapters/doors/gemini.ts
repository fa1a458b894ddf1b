/**
 * Gemini's contents and sessions of the Agent Development Kit: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { gemini } from "../gemini.ts";
