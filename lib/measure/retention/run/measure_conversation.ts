import type { TokenCounter } from "../../../count/token_counter.ts";
import type { MeasuredExtractor } from "../measured_extractors.ts";
import { answerIn, type Scene } from "../metrics/scene.ts";
import { measureSetting, type OnResult } from "./measure_setting.ts";
import type {
  ConversationRun,
  MeasuredRow,
  RetentionOptions,
  RowKey,
} from "./retention_run.ts";

/** Is told of every result, with the row that it is of. */
export type OnRow = (key: RowKey) => OnResult;

/** How a conversation is measured. */
export interface MeasurePlan {
  /** What to measure. */
  readonly options: RetentionOptions;
  /** What the names of the options stand for; each is made anew. */
  readonly extractors: Readonly<Record<string, () => MeasuredExtractor>>;
  /** The one budget for extractors that are shown the questions, as a percentage. */
  readonly askedRatio: number;
  /** Counts the tokens. */
  readonly counter: TokenCounter;
  /** Is asked, for each row, for what is told of its results. */
  readonly onRow?: OnRow;
}

/**
 * What is left of a conversation at every budget, by every extractor; one that is shown the questions, and so is slow, at
 * one budget and with the largest share alone, and not at all where no question is known.
 *
 * @param scene The conversation.
 * @param index Its place in the set.
 * @param plan What to measure, and how.
 */
export async function measureConversation(
  scene: Scene,
  index: number,
  plan: MeasurePlan,
): Promise<ConversationRun> {
  const { id, questions } = scene.conversation;
  const tokens = wholeTokens(scene, plan.counter);
  const rows: MeasuredRow[] = [];
  for (const name of plan.options.extractors) {
    rows.push(...await rowsOf(scene, tokens, name, plan));
  }
  const asked = questions.filter(({ answer }) => answer !== undefined);
  const known = asked.filter((each) =>
    answerIn(each, scene.whole) !== undefined
  );
  return { index, id, tokens, answers: [known.length, asked.length], rows };
}

/** The rows of one extractor. */
async function rowsOf(
  scene: Scene,
  tokens: number,
  name: string,
  { options, extractors, askedRatio, counter, onRow = () => () => {} }:
    MeasurePlan,
): Promise<readonly MeasuredRow[]> {
  const { questions } = scene.conversation;
  const extractor = extractors[name]();
  const shares = extractor.hasNoNotes
    ? [null]
    : options.shares.slice(extractor.isAsked ? -1 : 0);
  const ratios = !extractor.isAsked
    ? options.ratios
    : questions.some(({ text }) => text !== "")
    ? [askedRatio]
    : [];
  const rows: MeasuredRow[] = [];
  for (const ratio of ratios) {
    for (const share of shares) {
      const key = { extractor: name, ratio, share };
      const inputBudget = Math.floor(tokens * ratio / 100);
      const notesReserve = Math.floor(inputBudget * (share ?? 0) / 100);
      const setting = { inputBudget, notesReserve, dates: options.dates };
      const onResult = onRow(key);
      const tallies = await measureSetting(
        scene,
        extractor,
        setting,
        counter,
        onResult,
      );
      if (tallies !== undefined) rows.push({ ...key, tallies });
    }
  }
  return rows;
}

/** Tokens of the conversation when nothing is removed. */
function wholeTokens(
  { conversation: { request } }: Scene,
  counter: TokenCounter,
): number {
  const { instructions, turns, question, inFlight = [] } = request;
  return counter.count([
    ...(instructions === ""
      ? []
      : [{ role: "system" as const, content: instructions }]),
    ...turns.flatMap(({ messages }) => messages),
    { role: "user", content: question },
    ...inFlight,
  ]);
}
