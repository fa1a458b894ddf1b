/**
 * Messages of LangChain: read, compacted, and written back in their own format.
 *
 * @module
 */
export * from "./shared.ts";
export { langchain } from "../langchain.ts";
