import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { AsyncExtractor } from "../notes/async_extractor.ts";
import type { CompactionResult } from "./compaction_result.ts";
import { extractorContext } from "./extractor_context.ts";
import { finishCompaction } from "./finish_compaction.ts";
import { planCompaction } from "./plan_compaction.ts";

/**
 * As `compact`, with an extractor that returns a promise: where a summary that a model writes plugs in.
 *
 * @param request What should fit.
 * @param counter Counts the rendered request.
 * @param extract Makes notes of removed turns; what is not a quotation is marked by `written`.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget; nothing is extracted then.
 *
 * @example A written note is shown as such
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const result = await compactAsync(
 *   {
 *     instructions: "",
 *     turns: [{ id: "T1", messages: [{ role: "user", content: "x".repeat(400) }] }],
 *     question: "And?",
 *     inputBudget: 60,
 *     notesReserve: 20,
 *   },
 *   charactersCounter(),
 *   (removed) =>
 *     Promise.resolve([{
 *       text: "The user typed x.",
 *       source: { turn: "T1", role: "assistant" },
 *       written: { turns: removed.map((turn) => turn.id) },
 *     }]),
 * );
 * assertStringIncludes(String(result.messages[0].content), "[T1 written] The user typed x.");
 * ```
 */
export async function compactAsync(
  request: CompactionRequest,
  counter: TokenCounter,
  extract: AsyncExtractor,
): Promise<CompactionResult> {
  const plan = planCompaction(request, counter);
  const notes = plan.tokens.before <= plan.tokens.budget
    ? plan.carriedNotes
    : await extract(
      plan.removedTurns,
      extractorContext(plan, counter),
    );
  return finishCompaction(plan, notes, counter);
}
