import type { TokenCounter } from "../count/token_counter.ts";
import type { ExtractorContext } from "../notes/extractor.ts";
import type { CompactionPlan } from "./compaction_plan.ts";

/** What an extractor is told of the plan. */
export function extractorContext(
  plan: CompactionPlan,
  counter: TokenCounter,
): ExtractorContext {
  return {
    carried: plan.carriedNotes,
    keptTurns: plan.keptTurns,
    question: plan.request.question,
    roomTokens: plan.tokens.notesRoom,
    dates: plan.request.dates === true,
    countText: (text) => counter.countText(text),
    visibleText: counter.visibleText &&
      ((message) => counter.visibleText!(message)),
    locale: "en",
  };
}
