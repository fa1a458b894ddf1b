import type { TokenCounter } from "../../lib/count/token_counter.ts";
import { headlineRatio } from "../../lib/measure/retention/headline_ratio.ts";
import type { SetName } from "../../lib/measure/retention/measured_conversation.ts";
import type { MeasuredExtractor } from "../../lib/measure/retention/measured_extractors.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { measureConversation } from "../../lib/measure/retention/run/measure_conversation.ts";
import type { OnResult } from "../../lib/measure/retention/run/measure_setting.ts";
import type {
  ConversationRun,
  RetentionOptions,
  RetentionRun,
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
  /** What the names of the options stand for; each is made anew. */
  readonly extractors: Readonly<Record<string, () => MeasuredExtractor>>;
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
export async function runSets(run: RunSets): Promise<RetentionRun> {
  const { sets, options, shard, counter, version, onDone } = run;
  let number = 0;
  const all = sets.reduce((sum, set) => sum + set.conversations.length, 0);
  const measuredSets: RetentionRun["sets"][number][] = [];
  for (const each of sets) {
    const { set, hash, missing, conversations } = each;
    const measured: ConversationRun[] = [];
    for (let index = 0; index < conversations.length; index++) {
      if (number++ % shard.of !== shard.number - 1) continue;
      measured.push(await measureOne(run, each, index));
      onDone(number, all);
    }
    measuredSets.push({
      set,
      hash,
      size: conversations.length,
      ...(missing === undefined ? {} : { missing }),
      conversations: measured,
    });
  }
  const counted = counter.name;
  return { layout: 1, version, counter: counted, options, sets: measuredSets };
}

/** Measures a conversation; the first of a set twice, to check that this changes nothing. */
async function measureOne(
  run: RunSets,
  each: MeasuredSet,
  index: number,
): Promise<ConversationRun> {
  const { extractors, counter, onResult } = run;
  const { set, conversations } = each;
  const conversation = conversations[index];
  const other = conversations.length > 1
    ? conversations.at(index - 1)
    : undefined;
  const own = ownOptions(run.options, each);
  const measure = async () => {
    const scene = sceneOf(conversation, other);
    const measured = await measureConversation(scene, index, {
      options: own,
      extractors,
      askedRatio: headlineRatio(set, own.ratios),
      counter,
      onRow: ({ extractor }) =>
        watch(
          extractors[extractor](),
          counter,
          onResult(set, conversation.id),
        ),
    });
    await checkWhole(scene, measured.tokens, counter);
    return measured;
  };
  const measured = await measure();
  if (index === 0) checkRepeat(measured, await measure());
  return measured;
}

/** What is measured of a set: what was asked for, unless the set has budgets of its own or leaves an extractor out. */
function ownOptions(
  options: RetentionOptions,
  { ratios, missing = [] }: MeasuredSet,
): RetentionOptions {
  const extractors = options.extractors.filter((name) =>
    missing.every(({ extractor }) => extractor !== name)
  );
  return ratios === undefined
    ? { ...options, extractors }
    : { ...options, extractors, ratios, shares: options.shares.slice(-1) };
}

/** Recounts results; of those of single questions, which are many, the first. */
function watch(
  { isAsked }: MeasuredExtractor,
  counter: TokenCounter,
  onResult: OnResult,
): OnResult {
  let seen = 0;
  return (result) => {
    if (!isAsked || seen === 0) checkBudget(result, counter);
    if (!isAsked) onResult(result);
    seen++;
  };
}
