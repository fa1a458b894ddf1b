/**
 * Context packs: the bounded text that an agent is given to repair something, and what it is made from.
 *
 * ```
 *  logs, reports, ──▶ planPack ──▶ contextPack ──▶ exact facts, manifest, supporting context
 *  sources, items     no secrets    budget, backend   as text or JSON, recounted
 * ```
 *
 * It is pure: files are read, and JUnit's XML and TypeScript parsed, behind other doors.
 *
 * @module
 */
export { FormatError, RequiredContextTooLarge } from "../errors.ts";
export {
  type ContextPack,
  contextPack,
  type ContextPackOptions,
} from "./context_pack.ts";
export * from "./diagnostics/diagnostic.ts";
export { DIAGNOSTIC_READERS } from "./diagnostics/diagnostic_readers.ts";
export { errorLines } from "./diagnostics/error_lines.ts";
export { findDiagnostics } from "./diagnostics/find_diagnostics.ts";
export { type NumberedLine, numberLines } from "./numbered_line.ts";
export { outline, type Outliner } from "./outlines/outline.ts";
export type * from "./test_report.ts";
export { visibleLines } from "./visible_lines.ts";
export { withoutFacts } from "./without_facts.ts";
