import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { extractNotes } from "../notes/extract_notes.ts";
import type { Extractor } from "../notes/extractor.ts";
import type { CompactionResult } from "./compaction_result.ts";
import { extractorContext } from "./extractor_context.ts";
import { finishCompaction } from "./finish_compaction.ts";
import { planCompaction } from "./plan_compaction.ts";

/**
 * The request made to fit its budget: the newest turns whole, and notes of what the removed ones said.
 *
 * The system message and the question stay as they are; the rendered whole is never over the budget. It calls no model
 * and loses whatever the extractor does not keep: `probeResult` says what that is. Where everything fits, nothing goes
 * and the extractor is not called.
 *
 * @param request What should fit.
 * @param counter Counts the rendered request; `loadGemma4Counter()` for the pinned model.
 * @param extract Makes notes of removed turns; the cue rule unless given.
 * @throws {RequiredContextTooLarge} If what cannot be removed is over the budget; nothing is extracted then.
 * @throws {TypeError | RangeError} If the request or a note is malformed; the message names the field.
 *
 * @example A removed constraint stays as a note with its source
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const result = compact({
 *   instructions: "You plan deliveries.",
 *   turns: [{
 *     id: "T1",
 *     messages: [
 *       { role: "user", content: "Crates must ship on Friday. " + "We talked for long. ".repeat(20) },
 *       { role: "assistant", content: "Noted." },
 *     ],
 *   }],
 *   question: "What ships when?",
 *   inputBudget: 60,
 *   notesReserve: 20,
 * }, charactersCounter());
 * assertEquals(result.notes, [{
 *   text: "Crates must ship on Friday.",
 *   source: { turn: "T1", role: "user" },
 * }]);
 * ```
 */
export function compact(
  request: CompactionRequest,
  counter: TokenCounter,
  extract: Extractor = extractNotes,
): CompactionResult {
  const plan = planCompaction(request, counter);
  const notes = plan.tokens.before <= plan.tokens.budget
    ? plan.carriedNotes
    : extract(
      plan.removedTurns,
      extractorContext(plan, counter),
    );
  return finishCompaction(plan, notes, counter);
}
