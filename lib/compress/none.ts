import type { CompressionBackend } from "./compression_backend.ts";
import { checkSupportingContext } from "./supporting_context.ts";

/**
 * The backend that changes nothing.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "a\nb\n" });
 * const options = {
 *   targetTokens: 1,
 *   countText: (text: string) => text.length,
 *   preserve: [],
 *   signal: new AbortController().signal,
 * };
 * assertEquals(await noneBackend.compress(context, options), "a\nb\n");
 * ```
 */
export const noneBackend: CompressionBackend = {
  name: "none",
  compress: (context) =>
    new Promise((resolve) => {
      checkSupportingContext(context);
      resolve(context.text);
    }),
};
