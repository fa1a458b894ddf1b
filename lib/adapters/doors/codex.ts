/**
 * Rollouts of Codex: read line by line, compacted, and written back; and what it has compacted itself.
 *
 * @module
 */
export * from "./shared.ts";
export * from "./lines.ts";
export { codex } from "../codex.ts";
export { codexBoundaries } from "../codex_boundaries.ts";
