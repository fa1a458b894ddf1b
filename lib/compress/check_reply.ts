import type { CompressionFailure } from "../errors.ts";
import { includesText } from "../text/includes_text.ts";
import type { SupportingContext } from "./supporting_context.ts";

/** Why a reply cannot be taken. */
export interface ReplyFault {
  /** The reason, for a program. */
  readonly reason: CompressionFailure;
  /** What was found, for people. */
  readonly detail: string;
}

/** How many tokens things take. */
export interface ReplyTokens {
  /** Tokens of the context. */
  readonly before: number;
  /** Tokens of the reply. */
  readonly after: number;
  /** Tokens that the reply should take at most. */
  readonly target: number;
}

/**
 * The first reason for which a reply cannot be taken; undefined for one that can.
 *
 * In order: blank, longer than the source in tokens, a preserve term of the source lost, over the target.
 *
 * @param reply What a backend returned.
 * @param context What it was made of.
 * @param tokens Tokens before, after and at most.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "pump 17 stuck" }, { preserve: ["pump 17"] });
 * assertEquals(checkReply("stuck", context, { before: 4, after: 1, target: 2 })?.reason, "dropped-preserve-term");
 * ```
 */
export function checkReply(
  reply: string,
  context: SupportingContext,
  { before, after, target }: ReplyTokens,
): ReplyFault | undefined {
  if (reply.trim() === "" && context.text.trim() !== "") {
    return { reason: "empty", detail: "it returned no text" };
  }
  if (after > before) {
    const detail = `it returned ${after} tokens for ${before}`;
    return { reason: "inflated", detail };
  }
  const lost = lostTerms(reply, context);
  if (lost.length > 0) {
    const detail = `it lost ${
      lost.map((term) => JSON.stringify(term)).join(", ")
    }`;
    return { reason: "dropped-preserve-term", detail };
  }
  if (after > target) {
    const detail = `it returned ${after} tokens, the target is ${target}`;
    return { reason: "over-target", detail };
  }
}

/**
 * The preserve terms that stand in the source and not in the reply; secrets are none of them.
 *
 * @param reply What a backend returned.
 * @param context What it was made of.
 *
 * @example A term that is not in the source cannot be lost
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { sanitizeContext } from "./supporting_context.ts";
 * const context = sanitizeContext({ label: "ci.log", text: "pump 17" }, { preserve: ["pump", "valve"] });
 * assertEquals(lostTerms("17", context), ["pump"]);
 * ```
 */
export function lostTerms(
  reply: string,
  { text, preserve }: SupportingContext,
): readonly string[] {
  return preserve.filter(({ term, secretRule }) =>
    secretRule === undefined && includesText(text, term) &&
    !includesText(reply, term)
  ).map(({ term }) => term);
}
