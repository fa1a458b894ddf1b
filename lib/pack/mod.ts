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
export type * from "./diagnostics/diagnostic.ts";
export { DIAGNOSTIC_READERS } from "./diagnostics/diagnostic_readers.ts";
export { errorLines } from "./diagnostics/error_lines.ts";
export { findDiagnostics } from "./diagnostics/find_diagnostics.ts";
export { type NumberedLine, numberLines } from "./numbered_line.ts";
export { outline, type Outliner } from "./outlines/outline.ts";
export type * from "./test_report.ts";
export { visibleLines } from "./visible_lines.ts";
export { withoutFacts } from "./without_facts.ts";
export { type ExactItem, readExactItems } from "./facts/exact_items.ts";
export type * from "./facts/pack_facts.ts";
export type * from "./fill/pack_content.ts";
export type { PackReceipt } from "./fill/pack_receipts.ts";
export type * from "./plan/pack_inputs.ts";
export type * from "./plan/pack_plan.ts";
export { planPack, type PlanPackOptions } from "./plan/plan_pack.ts";
export { packJson } from "./write/pack_json.ts";
export { packText } from "./write/pack_text.ts";
export * from "./settings/compression_settings.ts";
export { mergeSettings } from "./settings/merge_settings.ts";
export { readSettings } from "./settings/read_settings.ts";
export {
  SETTING_VARIABLES,
  settingsEnvironment,
} from "./settings/settings_environment.ts";
export type {
  CompressionBackend,
  CompressionOptions,
} from "../compress/compression_backend.ts";
export type { CompressionResult } from "../compress/compression_result.ts";
export type {
  ContextLine,
  SupportingContext,
} from "../compress/supporting_context.ts";
export type { PreserveTerm } from "../compress/preserve_terms.ts";
export type {
  FitOptions,
  FitText,
  GrowingText,
  TokenCounter,
} from "../count/token_counter.ts";
export type { Redaction } from "../text/redact.ts";
export type { SecretFinder, SecretSpan } from "../text/secrets/secret_span.ts";
