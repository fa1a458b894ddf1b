/**
 * Compression of supporting context for a context pack: logs and outlines made shorter behind a safety boundary.
 *
 * ```
 *  text ──▶ sanitizeContext ──▶ backend ──▶ checks ──▶ text, receipts, warnings
 *            no secrets           none, truncate, extractive, or your own
 * ```
 *
 * Only what `sanitizeContext` made can be given to a backend. A backend's result is checked before it is taken; where it
 * cannot be, `extractive` takes its place, or it is an error where it was required.
 *
 * @module
 */
export { CompressionBackendError, type CompressionFailure } from "../errors.ts";
export { redact, type RedactedText, type Redaction } from "../text/redact.ts";
export type { SecretFinder, SecretSpan } from "../text/secrets/secret_span.ts";
export {
  compressSupporting,
  type CompressSupportingOptions,
} from "./compress_supporting.ts";
export type * from "../count/fit_text.ts";
export type * from "./compression_backend.ts";
export type * from "./compression_result.ts";
export { extractiveBackend } from "./extractive.ts";
export { noneBackend } from "./none.ts";
export type { PreserveTerm } from "./preserve_terms.ts";
export {
  type ProviderReply,
  readProviderReply,
} from "./read_provider_reply.ts";
export {
  checkSupportingContext,
  type ContextLine,
  type ContextSource,
  sanitizeContext,
  type SanitizeOptions,
  type SupportingContext,
} from "./supporting_context.ts";
export { truncateBackend } from "./truncate.ts";
