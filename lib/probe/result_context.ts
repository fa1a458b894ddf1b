import type { CompactionResult } from "../compact/compaction_result.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { ProbeContext } from "./probe_context.ts";

/**
 * What is known about the window of a compaction of ours: which turns stand in it, and what of it are notes.
 *
 * @param result From `compact`, `compactAsync` or `dropOldest`.
 * @param counter The counter of the compaction: it knows what the model sees.
 */
export function resultContext(
  { request, questionId, keptTurns, notes }: CompactionResult,
  counter: TokenCounter,
): ProbeContext {
  const { open, closed } = toolRounds(request.inFlight ?? [], questionId);
  const openTurn = {
    id: `${questionId}.${closed.length + 1}`,
    messages: open,
  };
  return {
    keptTurns: [...keptTurns, openTurn],
    notes,
    question: request.question,
    questionId,
    counter,
  };
}
