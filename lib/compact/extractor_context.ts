import { NOTES_END, NOTES_START } from "../conversation/format_notes.ts";
import { questionIdOf } from "../conversation/question_id.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { ExtractorContext } from "../notes/extractor.ts";
import type { CompactionPlan } from "./compaction_plan.ts";
import { notePrices } from "./price_notes.ts";

/** What an extractor is told of the plan. */
export function extractorContext(
  plan: CompactionPlan,
  counter: TokenCounter,
): ExtractorContext {
  return {
    carried: plan.carriedNotes,
    keptTurns: plan.keptTurns,
    question: plan.request.question,
    questionId: questionIdOf(plan.request),
    roomTokens: Math.max(0, plan.tokens.notesRoom - joinTokens(plan, counter)),
    dates: plan.request.dates === true,
    countText: (text) => counter.countText(text),
    visibleText: counter.visibleText &&
      ((message) => counter.visibleText!(message)),
    locale: "en",
  };
}

/** What the block costs beside its own text: white space at the question's start, which counts only behind it. */
function joinTokens(
  { request }: CompactionPlan,
  counter: TokenCounter,
): number {
  const { frameTokens } = notePrices(request, counter);
  return Math.max(
    0,
    frameTokens - counter.countText(`${NOTES_START}\n${NOTES_END}`),
  );
}
