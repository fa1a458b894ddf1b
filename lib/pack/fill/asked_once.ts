import type {
  CompressionBackend,
  CompressionOptions,
} from "../../compress/compression_backend.ts";
import type { SupportingContext } from "../../compress/supporting_context.ts";
import { CompressionBackendError } from "../../errors.ts";

/** What a provider answered, to be said again. */
interface Answer {
  readonly text: Promise<string>;
  readonly notes: readonly string[];
}

/**
 * The backend, asked at most once for each context: a target that is set right later sends nothing a second time.
 *
 * After it was missing or too slow it is not asked again for any context: the others would only wait as long.
 *
 * @param backend A provider, whose answer does not depend on the target.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { compressSupporting } from "../../compress/compress_supporting.ts";
 * import { sanitizeContext } from "../../compress/supporting_context.ts";
 * let asked = 0;
 * const backend = askedOnce({ name: "own", compress: () => Promise.resolve(`${++asked}`) });
 * const context = sanitizeContext({ label: "ci.log", text: "some lines" });
 * const countText = (text: string) => text.length;
 * for (const targetTokens of [9, 3]) await compressSupporting(context, backend, { targetTokens, countText });
 * assertEquals(asked, 1);
 * ```
 */
export function askedOnce(backend: CompressionBackend): CompressionBackend {
  const answers = new WeakMap<SupportingContext, Answer>();
  let end: { readonly error: unknown } | undefined;
  const ask = (context: SupportingContext, options: CompressionOptions) => {
    if (end !== undefined) throw end.error;
    const notes: string[] = [];
    const note = (message: string) => {
      notes.push(message);
      options.note?.(message);
    };
    const asked = Promise.race([
      new Promise<string>((resolve) =>
        resolve(backend.compress(context, { ...options, note }))
      ),
      aborted(options.signal),
    ]);
    const text = asked.catch((error) => {
      if (isOver(error)) end ??= { error };
      throw error;
    });
    answers.set(context, { text, notes });
    return text;
  };
  return {
    name: backend.name,
    compress: async (context, options) => {
      const known = answers.get(context);
      if (known === undefined) return await ask(context, options);
      for (const note of known.notes) options.note?.(note);
      return await known.text;
    },
  };
}

function isOver(error: unknown): boolean {
  return error instanceof CompressionBackendError
    ? error.reason === "missing" || error.reason === "timeout"
    : error instanceof Error && error.name === "TimeoutError";
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
