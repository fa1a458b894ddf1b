/**
 * Our own request files as a format like the others: read, compacted, and written back.
 *
 * @module
 */
export * from "./shared.ts";
export { holdfast } from "../holdfast.ts";
