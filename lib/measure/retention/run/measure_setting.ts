import type { CompactionResult } from "../../../compact/compaction_result.ts";
import { extractorContext } from "../../../compact/extractor_context.ts";
import { finishCompaction } from "../../../compact/finish_compaction.ts";
import { planCompaction } from "../../../compact/plan_compaction.ts";
import type { CompactionRequest } from "../../../conversation/request.ts";
import type { TokenCounter } from "../../../count/token_counter.ts";
import type { Extractor } from "../../../notes/extractor.ts";
import type { AsyncExtractor } from "../../../notes/async_extractor.ts";
import { RequiredContextTooLarge } from "../../../errors.ts";
import type { MeasuredExtractor } from "../measured_extractors.ts";
import { chanceFindings, questionFindings } from "../metrics/findings.ts";
import type { Scene } from "../metrics/scene.ts";
import { seenWindow } from "../metrics/seen_window.ts";
import { type Finding, type Tallies, tallyOf } from "../metrics/tally.ts";

/** The budget of a measure. */
export interface Setting {
  /** Tokens that the request may take. */
  readonly inputBudget: number;
  /** Tokens of it held back for notes. */
  readonly notesReserve: number;
  /** Whether the notes have a line per day. */
  readonly dates: boolean;
}

/** Is told of every result, for checks and lists. */
export type OnResult = (result: CompactionResult) => void;

/**
 * What is left of what is asked later, at one budget; undefined where the part that must stay is over it.
 *
 * The conversation is compacted once, without the questions; for an extractor that is shown them, once for each.
 *
 * @param scene The conversation.
 * @param extractor What makes the notes.
 * @param setting The budget.
 * @param counter Counts the tokens.
 * @param onResult Is told of every result.
 */
export async function measureSetting(
  scene: Scene,
  extractor: MeasuredExtractor,
  setting: Setting,
  counter: TokenCounter,
  onResult: OnResult = () => {},
): Promise<Tallies | undefined> {
  const { questions } = scene.conversation;
  const notesReserve = extractor.hasNoNotes ? 0 : setting.notesReserve;
  const request = { ...scene.conversation.request, ...setting, notesReserve };
  const results = resultsOf(scene, request, counter);
  if (results === undefined) return undefined;
  const findings: Finding[] = [];
  for (const extract of extractor.runs) {
    if (extractor.isAsked) {
      for (const question of questions) {
        const result = await results(extract, question.text);
        onResult(result);
        const window = seenWindow(result, scene);
        findings.push(...questionFindings(question, window, scene));
      }
      continue;
    }
    const result = await results(extract, request.question);
    onResult(result);
    const window = seenWindow(result, scene);
    for (const question of questions) {
      findings.push(...questionFindings(question, window, scene));
    }
    findings.push(...chanceFindings(window, scene));
  }
  return tallyOf(findings, extractor.runs.length);
}

type ResultsOf = (
  extract: Extractor | AsyncExtractor,
  question: string,
) => Promise<CompactionResult>;

/** Compacts with any extractor by one plan; the extractor reads what the conversation says it should. */
function resultsOf(
  { conversation: { read } }: Scene,
  request: CompactionRequest,
  counter: TokenCounter,
): ResultsOf | undefined {
  try {
    const plan = planCompaction(request, counter);
    const removed = plan.removedTurns.map((turn) => read?.get(turn.id) ?? turn);
    const context = extractorContext(plan, counter);
    return async (extract, question) => {
      const notes = plan.tokens.before <= plan.tokens.budget
        ? []
        : await extract(removed, { ...context, question });
      return finishCompaction(plan, notes, counter);
    };
  } catch (error) {
    if (error instanceof RequiredContextTooLarge) return undefined;
    throw error;
  }
}
