import type { TokenCounter } from "../../../count/token_counter.ts";
import {
  MEASURED_EXTRACTORS,
  type MeasuredExtractor,
} from "../measured_extractors.ts";
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

/**
 * What is left of a conversation at every budget, by every extractor; one that is shown the questions, and so is slow,
 * with the largest share alone.
 *
 * @param scene The conversation.
 * @param index Its place in the set.
 * @param options What to measure.
 * @param counter Counts the tokens.
 * @param onRow Is asked, for each row, for what is told of its results.
 */
export function measureConversation(
  scene: Scene,
  index: number,
  options: RetentionOptions,
  counter: TokenCounter,
  onRow: OnRow = () => () => {},
): ConversationRun {
  const { id, questions } = scene.conversation;
  const tokens = wholeTokens(scene, counter);
  const rows = options.extractors.flatMap((name): MeasuredRow[] => {
    const extractor: MeasuredExtractor = MEASURED_EXTRACTORS[name]();
    const shares = extractor.hasNoNotes
      ? [null]
      : options.shares.slice(extractor.isAsked ? -1 : 0);
    return options.ratios.flatMap((ratio) =>
      shares.flatMap((share) => {
        const key = { extractor: name, ratio, share };
        const inputBudget = Math.floor(tokens * ratio / 100);
        const notesReserve = Math.floor(inputBudget * (share ?? 0) / 100);
        const setting = { inputBudget, notesReserve, dates: options.dates };
        const tallies = measureSetting(
          scene,
          extractor,
          setting,
          counter,
          onRow(key),
        );
        return tallies === undefined ? [] : [{ ...key, tallies }];
      })
    );
  });
  const asked = questions.filter(({ answer }) => answer !== undefined);
  const known = asked.filter((each) =>
    answerIn(each, scene.whole) !== undefined
  );
  return { index, id, tokens, answers: [known.length, asked.length], rows };
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
