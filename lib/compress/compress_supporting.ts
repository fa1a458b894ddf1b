import type { FitText } from "../count/fit_text.ts";
import { CompressionBackendError } from "../errors.ts";
import { askBackend, type BackendReply } from "./ask_backend.ts";
import type { CompressionBackend } from "./compression_backend.ts";
import type { CompressionResult } from "./compression_result.ts";
import { extractiveBackend } from "./extractive.ts";
import { noneBackend } from "./none.ts";
import { preserveReceipts, receiptWarnings } from "./preserve_receipts.ts";
import {
  checkSupportingContext,
  type SupportingContext,
} from "./supporting_context.ts";

const LIMIT_SECONDS = 30;
const MOST_LIMIT_SECONDS = 2_147_483; // what a timer can hold

/** How `compressSupporting` compresses. */
export interface CompressSupportingOptions {
  /** Tokens that the result should take at most. */
  readonly targetTokens: number;
  /** Tokens of a text. */
  readonly countText: (text: string) => number;
  /** The longest part of a text that has at most so many tokens; absent where the counter cannot tell. */
  readonly fitText?: FitText;
  /** Whether a result that cannot be taken is an error instead of a fallback. */
  readonly required?: boolean;
  /** Seconds that the backend may take; default 30. */
  readonly limitSeconds?: number;
  /** Ends it all, with its reason; one of `AbortSignal.timeout` counts as a timeout of the backend. */
  readonly signal?: AbortSignal;
}

/**
 * The context as the backend compresses it, after its result was checked; else as `extractive` does, with the reason.
 *
 * Every result is looked at: is it text, not empty, not longer, within the target, and are all preserve terms of the
 * source still in it. Preserve terms go before the target: a result of `extractive` may be over it, which is a warning.
 * `none` is never replaced. Invented lines are counted, not refused: a provider may rewrite.
 *
 * @param context What `sanitizeContext` made.
 * @param backend The backend that is asked.
 * @param options Target, counter and limits.
 * @throws {TypeError} If the context was made by anything else.
 * @throws {RangeError} If the target, the limit or a count is no such number.
 * @throws {CompressionBackendError} If the result was required and cannot be taken.
 *
 * @example A backend that loses what must stay
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext(
 *   { label: "ci.log", text: "tick\n".repeat(30) + "pump 17 stuck" },
 *   { preserve: ["pump 17"] },
 * );
 * const backend = { name: "lossy", compress: () => Promise.resolve("tick") };
 * const result = await compressSupporting(context, backend, {
 *   targetTokens: 60,
 *   countText: (text) => text.length,
 * });
 * assertEquals(result.text, "tick\ntick\ntick\n… 27 lines omitted (L4–L30) …\npump 17 stuck");
 * assertEquals(result.fallback, { from: "lossy", to: "extractive", reason: "dropped-preserve-term" });
 * assertEquals(result.receipts, [{ term: "pump 17", status: "restored" }]);
 * ```
 */
export async function compressSupporting(
  context: SupportingContext,
  backend: CompressionBackend,
  options: CompressSupportingOptions,
): Promise<CompressionResult> {
  checkSupportingContext(context);
  const question = { context, ...checkedOptions(options) };
  const isBlank = context.text.trim() === "";
  const asked = await askBackend(isBlank ? noneBackend : backend, question);
  if (asked.fault === undefined) return resultOf(context, asked, []);
  const { fault, lost } = asked;
  if (options.required || backend === extractiveBackend) {
    throw new CompressionBackendError(
      backend.name,
      fault.reason,
      fault.detail,
    );
  }
  // The caller's signal may be what ended the backend.
  const again = { ...question, signal: undefined };
  const instead = await askBackend(extractiveBackend, again);
  if (instead.fault !== undefined) {
    const { reason, detail } = instead.fault;
    throw new CompressionBackendError(instead.backend, reason, detail);
  }
  const to = instead.backend;
  const message =
    `${backend.name} failed (${fault.reason}): ${fault.detail}; ${to} instead`;
  const warnings = [
    ...asked.warnings,
    { code: "fallback", level: "warning", message } as const,
    ...instead.warnings,
  ];
  return {
    ...resultOf(context, { ...instead, warnings }, lost),
    fallback: { from: backend.name, to, reason: fault.reason },
  };
}

function checkedOptions(
  options: CompressSupportingOptions,
): CompressSupportingOptions & { readonly limitSeconds: number } {
  const { targetTokens, limitSeconds = LIMIT_SECONDS } = options;
  if (!(targetTokens >= 0)) {
    throw new RangeError(
      `Cannot compress: the target must be 0 or more tokens, it is ${targetTokens}`,
    );
  }
  if (!(limitSeconds > 0 && limitSeconds <= MOST_LIMIT_SECONDS)) {
    throw new RangeError(
      `Cannot compress: limitSeconds must be more than 0 and at most ${MOST_LIMIT_SECONDS}, it is ${limitSeconds}`,
    );
  }
  return { ...options, limitSeconds };
}

function resultOf(
  context: SupportingContext,
  { text, backend, tokens, warnings }: BackendReply,
  lost: readonly string[],
): CompressionResult {
  const receipts = preserveReceipts(context, lost);
  return {
    text,
    backend,
    tokens,
    receipts,
    warnings: [...warnings, ...receiptWarnings(receipts)],
  };
}
