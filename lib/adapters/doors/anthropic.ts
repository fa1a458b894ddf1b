/**
 * Messages of Anthropic's API: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { anthropic } from "../anthropic.ts";
export { fromAnthropic } from "../from_anthropic.ts";
export { toAnthropic } from "../to_anthropic.ts";
