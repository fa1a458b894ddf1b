/**
 * What a context pack is made from: exact facts of tools' output, and outlines of source files.
 *
 * @module
 */
export type * from "./diagnostics/diagnostic.ts";
export { DIAGNOSTIC_READERS } from "./diagnostics/diagnostic_readers.ts";
export { errorLines } from "./diagnostics/error_lines.ts";
export { findDiagnostics } from "./diagnostics/find_diagnostics.ts";
export { type NumberedLine, numberLines } from "./numbered_line.ts";
export { outline, type Outliner } from "./outlines/outline.ts";
export type * from "./test_report.ts";
export { visibleLines } from "./visible_lines.ts";
export { withoutFacts } from "./without_facts.ts";
