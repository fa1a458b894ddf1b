import type { TokenCounter } from "../../lib/count/token_counter.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { measureConversation } from "../../lib/measure/retention/run/measure_conversation.ts";
import type {
  ConversationRun,
  RetentionOptions,
  RetentionRun,
} from "../../lib/measure/retention/run/retention_run.ts";
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
}

/** What was measured: every n-th conversation over all sets, from the k-th on. */
export function runSets(
  { sets, options, shard, counter, version, onDone }: RunSets,
): RetentionRun {
  let number = 0;
  const all = sets.reduce((sum, set) => sum + set.conversations.length, 0);
  return {
    layout: 1,
    version,
    counter: counter.name,
    options,
    sets: sets.map(({ set, hash, conversations }) => ({
      set,
      hash,
      size: conversations.length,
      conversations: conversations.flatMap(
        (conversation, index): ConversationRun[] => {
          if (number++ % shard.of !== shard.number - 1) return [];
          const other = conversations.at(index - 1);
          const scene = sceneOf(
            conversation,
            other === conversation ? undefined : other,
          );
          const run = measureConversation(scene, index, options, counter);
          onDone(number, all);
          return [run];
        },
      ),
    })),
  };
}
