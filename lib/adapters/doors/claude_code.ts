/**
 * Sessions of Claude Code: read line by line, compacted, and written back; and what it has compacted itself.
 *
 * @module
 */
export * from "./shared.ts";
export * from "./lines.ts";
export { claudeCode } from "../claude_code.ts";
export { claudeCodeBoundaries } from "../claude_code_boundaries.ts";
