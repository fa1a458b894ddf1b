import type { TokenCounter } from "../../lib/count/token_counter.ts";
import type { SetName } from "../../lib/measure/retention/measured_conversation.ts";
import {
  MEASURED_EXTRACTORS,
  type MeasuredExtractor,
} from "../../lib/measure/retention/measured_extractors.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { measureConversation } from "../../lib/measure/retention/run/measure_conversation.ts";
import type { OnResult } from "../../lib/measure/retention/run/measure_setting.ts";
import type {
  ConversationRun,
  RetentionOptions,
  RetentionRun,
  RowKey,
} from "../../lib/measure/retention/run/retention_run.ts";
import {
  checkBudget,
  checkRepeat,
  checkWhole,
} from "../../lib/measure/retention/run/self_checks.ts";
import type { MeasuredSet } from "../../lib/measure/retention/sets/measured_set.ts";

/** A part of a run: the k-th of n. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** What is measured of the sets, and who is told of it. */
export interface RunSets {
  readonly sets: readonly MeasuredSet[];
  readonly options: RetentionOptions;
  readonly shard: Shard;
  readonly counter: TokenCounter;
  readonly version: string;
  /** Is told how many conversations are done. */
  readonly onDone: (done: number, all: number) => void;
  /** Is told of every result of an extractor that is not shown the questions. */
  readonly onResult: (set: SetName, conversation: string) => OnResult;
}

/**
 * What was measured: every n-th conversation over all sets, from the k-th on.
 *
 * @throws {Error} If one of the benchmark's own checks fails.
 */
export function runSets(run: RunSets): RetentionRun {
  const { sets, options, shard, counter, version, onDone } = run;
  let number = 0;
  const all = sets.reduce((sum, set) => sum + set.conversations.length, 0);
  return {
    layout: 1,
    version,
    counter: counter.name,
    options,
    sets: sets.map((set): RetentionRun["sets"][number] => {
      const measured: ConversationRun[] = [];
      for (let index = 0; index < set.conversations.length; index++) {
        if (number++ % shard.of !== shard.number - 1) continue;
        measured.push(measureOne(run, set, index));
        onDone(number, all);
      }
      return {
        set: set.set,
        hash: set.hash,
        size: set.conversations.length,
        conversations: measured,
      };
    }),
  };
}

/** Measures a conversation; the first of a set twice, to check that this changes nothing. */
function measureOne(
  { options, counter, onResult }: RunSets,
  { set, conversations, ratios }: MeasuredSet,
  index: number,
): ConversationRun {
  const conversation = conversations[index];
  const other = conversations.length > 1
    ? conversations.at(index - 1)
    : undefined;
  const own = ratios === undefined
    ? options
    : { ...options, ratios, shares: options.shares.slice(-1) };
  const measure = () => {
    const scene = sceneOf(conversation, other);
    const measured = measureConversation(
      scene,
      index,
      own,
      counter,
      (key) => watch(key, counter, onResult(set, conversation.id)),
    );
    checkWhole(scene, measured.tokens, counter);
    return measured;
  };
  const measured = measure();
  if (index === 0) checkRepeat(measured, measure());
  return measured;
}

/** Recounts results; of those of single questions, which are many, the first. */
function watch(
  { extractor }: RowKey,
  counter: TokenCounter,
  onResult: OnResult,
): OnResult {
  const { isAsked }: MeasuredExtractor = MEASURED_EXTRACTORS[extractor]();
  let seen = 0;
  return (result) => {
    if (!isAsked || seen === 0) checkBudget(result, counter);
    if (!isAsked) onResult(result);
    seen++;
  };
}
