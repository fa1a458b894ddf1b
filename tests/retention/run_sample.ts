import type { Tallies } from "../../lib/measure/retention/metrics/tally.ts";
import type {
  ConversationRun,
  RetentionRun,
} from "../../lib/measure/retention/run/retention_run.ts";

const KEY = { extractor: "random" as const, ratio: 20, share: 75 };

/** A conversation with one row. */
export function conversation(index: number, tallies: Tallies): ConversationRun {
  const rows = [{ ...KEY, tallies }];
  return { index, id: `c${index}`, tokens: 100, answers: [1, 2], rows };
}

/** A run of one set. */
export function runOf(
  conversations: readonly ConversationRun[],
  size = 3,
): RetentionRun {
  return {
    layout: 1,
    version: "0.1.0",
    counter: "characters",
    options: {
      ratios: [20],
      shares: [75],
      extractors: ["random"],
      dates: false,
    },
    sets: [{ set: "locomo", hash: "ab", size, conversations }],
  };
}
