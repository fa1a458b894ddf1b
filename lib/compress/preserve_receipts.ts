import { includesText } from "../text/includes_text.ts";
import type {
  CompressionWarning,
  PreserveReceipt,
} from "./compression_result.ts";
import type { SupportingContext } from "./supporting_context.ts";

/**
 * A receipt for each preserve term, in the order given.
 *
 * @param context The context with its terms.
 * @param restored The terms that a backend lost and the fallback kept.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "pump 17" }, { preserve: ["pump", "valve"] });
 * assertEquals(preserveReceipts(context, []), [
 *   { term: "pump", status: "kept" },
 *   { term: "valve", status: "not in source" },
 * ]);
 * ```
 */
export function preserveReceipts(
  { text, preserve }: SupportingContext,
  restored: readonly string[],
): readonly PreserveReceipt[] {
  return preserve.map(({ term, secretRule }): PreserveReceipt => {
    if (secretRule !== undefined) {
      return { term, status: "redacted", secretRule };
    }
    if (!includesText(text, term)) return { term, status: "not in source" };
    return { term, status: restored.includes(term) ? "restored" : "kept" };
  });
}

/**
 * A warning for each receipt of a term that was not kept for another reason than the backend.
 *
 * @param receipts Receipts of `preserveReceipts`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const [warning] = receiptWarnings([{ term: "valve", status: "not in source" }]);
 * assertEquals(warning.message, 'preserve term "valve" is not in the source');
 * ```
 */
export function receiptWarnings(
  receipts: readonly PreserveReceipt[],
): readonly CompressionWarning[] {
  return receipts.flatMap((receipt, index): CompressionWarning[] => {
    const { term, status, secretRule } = receipt;
    if (status === "not in source") {
      const message = `preserve term ${
        JSON.stringify(term)
      } is not in the source`;
      return [{ code: "not-in-source", level: "warning", message }];
    }
    if (status !== "redacted") return [];
    const message = `preserve term ${
      index + 1
    } is a secret (${secretRule}) and stays redacted`;
    return [{ code: "secret-term", level: "warning", message }];
  });
}
