import type {
  CompressionBackend,
  CompressionOptions,
} from "./compression_backend.ts";
import type { SupportingContext } from "./supporting_context.ts";

/** How long a backend may take. */
export interface BackendLimits {
  /** Seconds until nobody waits any more. */
  readonly limitSeconds: number;
  /** The caller's own signal. */
  readonly signal?: AbortSignal;
}

/**
 * What the backend returns, or an error once the limit is over, also where the backend heeds no signal.
 *
 * A backend that computes without a pause cannot be interrupted. What comes after the limit is dropped.
 *
 * @param backend Any backend.
 * @param context What it compresses.
 * @param options What it is told; its signal is made here.
 * @param limits How long it may take.
 *
 * @example A backend that never answers
 * ```ts
 * import { assertRejects } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const dead = { name: "dead", compress: () => new Promise<string>(() => {}) };
 * const context = sanitizeContext({ label: "ci.log", text: "a" });
 * const options = { targetTokens: 1, countText: (text: string) => text.length, preserve: [] };
 * await assertRejects(
 *   () => runBackend(dead, context, options, { limitSeconds: 0.01 }),
 *   DOMException,
 *   "no result within 0.01 s",
 * );
 * ```
 */
export async function runBackend(
  backend: CompressionBackend,
  context: SupportingContext,
  options: Omit<CompressionOptions, "signal">,
  { limitSeconds, signal }: BackendLimits,
): Promise<unknown> {
  const own = new AbortController();
  const stop = (reason: unknown) => own.abort(reason);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener("abort", () => reject(own.signal.reason));
  });
  const stopWithCaller = () => stop(signal?.reason);
  signal?.addEventListener("abort", stopWithCaller);
  const timer = setTimeout(() =>
    stop(
      new DOMException(`no result within ${limitSeconds} s`, "TimeoutError"),
    ), limitSeconds * 1000);
  try {
    signal?.throwIfAborted();
    const result = new Promise((resolve) =>
      resolve(backend.compress(context, { ...options, signal: own.signal }))
    );
    return await Promise.race([result, stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stopWithCaller);
  }
}
