import type { AnswerPin } from "./answer_pin.ts";
import type { RunState } from "./answer_record.ts";

/**
 * Tokens of context to ask for: the prompt and the longest answer, twice the prompt where its model counts otherwise.
 *
 * @param pin The model.
 * @param countedTokens The prompt, by our own count.
 * @throws {RangeError} If the pin sets a smaller context than that.
 *
 * @example A model that counts as we do
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pin = {
 *   model: "gemma4:e2b",
 *   digest: "0".repeat(64),
 *   options: { temperature: 1, topK: 64, topP: 0.95, numPredict: 100 },
 *   think: false as const,
 *   countedWith: "gemma4" as const,
 *   countAllowanceTokens: 8,
 * };
 * assertEquals(contextTokensFor(pin, 400), 508);
 * ```
 */
export function contextTokensFor(
  pin: AnswerPin,
  countedTokens: number,
): number {
  const promptTokens = pin.countedWith === null
    ? 2 * countedTokens
    : countedTokens + pin.countAllowanceTokens;
  const needed = promptTokens + pin.options.numPredict;
  const { numCtx } = pin.options;
  if (numCtx !== undefined && numCtx < needed) {
    throw new RangeError(
      `Cannot ask ${pin.model}: num_ctx is ${numCtx}, prompt and answer need ${needed} tokens`,
    );
  }
  return numCtx ?? needed;
}

/** What stands for the prompt having been read whole, in words for the record. */
export function promptCheckOf(pin: AnswerPin): string {
  return pin.countedWith === null
    ? "truncate: false, and num_ctx of twice our count: the model's own tokenizer is not at hand"
    : `prompt_eval_count within ${pin.countAllowanceTokens} tokens of our own count, and truncate: false`;
}

/**
 * Whether the server read the whole prompt, as far as its count says.
 *
 * Where the model counts otherwise than we do, the server's refusal to truncate stands for it, and the count must only
 * be there.
 *
 * @param pin The model.
 * @param countedTokens The prompt, by our own count.
 * @param evaluatedTokens The prompt, by the server's count; null where it does not say.
 */
export function runStateOf(
  pin: AnswerPin,
  countedTokens: number,
  evaluatedTokens: number | null,
): RunState {
  if (evaluatedTokens === null) return "unknown";
  if (pin.countedWith === null) return "fair";
  const more = evaluatedTokens - countedTokens;
  if (more < -pin.countAllowanceTokens) return "truncated";
  return more > pin.countAllowanceTokens ? "unknown" : "fair";
}
