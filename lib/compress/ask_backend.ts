import { CompressionBackendError } from "../errors.ts";
import { redact } from "../text/redact.ts";
import {
  checkReply,
  lostTerms,
  type ReplyFault,
  type ReplyTokens,
} from "./check_reply.ts";
import type { CompressionBackend } from "./compression_backend.ts";
import type { FitText } from "../count/fit_text.ts";
import type { CompressionWarning } from "./compression_result.ts";
import { extractiveBackend } from "./extractive.ts";
import { inventedLines } from "./invented_lines.ts";
import { noneBackend } from "./none.ts";
import { type BackendLimits, runBackend } from "./run_backend.ts";
import { shownDetail } from "./shown_detail.ts";
import type { SupportingContext } from "./supporting_context.ts";
import { truncateBackend } from "./truncate.ts";

/** What a backend is asked. */
export interface BackendQuestion extends BackendLimits {
  /** What to compress. */
  readonly context: SupportingContext;
  /** Tokens that the result should take at most. */
  readonly targetTokens: number;
  /** Tokens of a text. */
  readonly countText: (text: string) => number;
  /** The longest part of a text that has at most so many tokens; absent where the counter cannot tell. */
  readonly fitText?: FitText;
}

/** A backend's result after it was looked at. */
export interface BackendReply {
  /** Name of the backend. */
  readonly backend: string;
  /** Its text; "" where it gave none. */
  readonly text: string;
  /** Tokens before and after, and the target. */
  readonly tokens: ReplyTokens;
  /** What the reader should know. */
  readonly warnings: readonly CompressionWarning[];
  /** Preserve terms that got lost. */
  readonly lost: readonly string[];
  /** Why the text cannot be taken; absent where it can. */
  readonly fault?: ReplyFault;
}

const OWN: readonly CompressionBackend[] = [
  noneBackend,
  truncateBackend,
  extractiveBackend,
];

/**
 * What a backend returns, looked at: its tokens, what is wrong with it, and whether it can be taken.
 *
 * It never rejects because of the backend; it does where the caller's signal ends it all, or the counter is broken.
 *
 * @param backend Any backend.
 * @param question What it is asked.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const backend = { name: "odd", compress: () => Promise.resolve(42 as unknown as string) };
 * const context = sanitizeContext({ label: "ci.log", text: "a" });
 * const countText = (text: string) => text.length;
 * const reply = await askBackend(backend, { context, targetTokens: 1, countText, limitSeconds: 1 });
 * assertEquals(reply.fault?.reason, "bad-shape");
 * ```
 */
export async function askBackend(
  backend: CompressionBackend,
  question: BackendQuestion,
): Promise<BackendReply> {
  const { context, targetTokens, countText, fitText, signal } = question;
  const warnings: CompressionWarning[] = [];
  const note = (message: string) => {
    const shown = `${backend.name}: ${shownDetail(message)}`;
    warnings.push({ code: "backend-note", level: "note", message: shown });
  };
  const before = counted(context.text, question);
  const tokens = { before, after: 0, target: targetTokens };
  const reply = { backend: backend.name, text: "", tokens, warnings, lost: [] };
  try {
    const preserve = termsOf(context);
    const told = { targetTokens, countText, fitText, preserve, note };
    const text = await runBackend(backend, context, told, question);
    if (typeof text === "string") {
      return lookedAt(backend, text, question, reply);
    }
    const detail = `it returned ${text === null ? "null" : typeof text}`;
    return { ...reply, fault: { reason: "bad-shape", detail } };
  } catch (error) {
    if (isCallersEnd(signal)) throw signal!.reason;
    return { ...reply, fault: faultOf(error) };
  }
}

function termsOf({ preserve }: SupportingContext): readonly string[] {
  return preserve.filter(({ secretRule }) => secretRule === undefined)
    .map(({ term }) => term);
}

function lookedAt(
  backend: CompressionBackend,
  returned: string,
  question: BackendQuestion,
  reply: BackendReply,
): BackendReply {
  const { context } = question;
  const warnings = [...reply.warnings];
  const warn = (
    code: CompressionWarning["code"],
    message: string,
    level: CompressionWarning["level"] = "warning",
  ) => warnings.push({ code, level, message: `${backend.name}: ${message}` });
  const clean = OWN.includes(backend)
    ? { text: returned, redactions: [] }
    : redact(returned.toWellFormed());
  for (const { rule, count } of clean.redactions) {
    warn("secret-in-reply", `redacted in its result: ${rule} × ${count}`);
  }
  const after = counted(clean.text, question);
  const tokens = { ...reply.tokens, after };
  const fault = checkReply(clean.text, context, tokens);
  const looked = { ...reply, text: clean.text, tokens, warnings };
  if (fault?.reason === "over-target" && keepsAnyway(backend)) {
    warn("over-target", `${after} tokens, the target is ${tokens.target}`);
  } else if (fault !== undefined) {
    const lost = lostTerms(clean.text, context);
    return { ...looked, text: "", lost, fault };
  }
  const invented = inventedLines(clean.text, context);
  if (invented > 0) {
    warn("invented-lines", `lines that are not in the source: ${invented}`);
  }
  if (after === tokens.before && backend !== noneBackend) {
    warn("no-saving", `${after} tokens, as before`, "note");
  }
  return looked;
}

/** `none` is asked for no saving, and `extractive` is over its target only where preserve terms or marks are. */
function keepsAnyway(backend: CompressionBackend): boolean {
  return backend === noneBackend || backend === extractiveBackend;
}

function counted(text: string, { countText }: BackendQuestion): number {
  const tokens = countText(text);
  if (Number.isSafeInteger(tokens) && tokens >= 0) return tokens;
  throw new RangeError(
    `Cannot compress: countText must give a whole number of tokens, 0 or more, it gave ${tokens}`,
  );
}

function isCallersEnd(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && signal.reason?.name !== "TimeoutError";
}

function faultOf(error: unknown): ReplyFault {
  if (error instanceof CompressionBackendError) {
    return { reason: error.reason, detail: shownDetail(error.detail) };
  }
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  const detail = shownDetail(error);
  return { reason: isTimeout ? "timeout" : "failed", detail };
}
