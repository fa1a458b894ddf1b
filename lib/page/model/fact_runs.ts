import type { ReplayMark } from "../../report/replay_marks.ts";
import { replayFactMark } from "../../report/replay_fact_text.ts";
import type { ReplayState } from "../../replay/replay_state.ts";

/** Neighbouring arrivals at which a fact has the same sign. */
export interface FactRun {
  readonly mark: ReplayMark["mark"];
  /** Index of the first arrival. */
  readonly from: number;
  /** Index after the last one. */
  readonly to: number;
}

/**
 * A fact over many arrivals, as runs of the same sign.
 *
 * @param states The states, in order.
 * @param fact Index of the fact.
 */
export function factRuns(
  states: readonly ReplayState[],
  fact: number,
): readonly FactRun[] {
  const runs: { mark: ReplayMark["mark"]; from: number; to: number }[] = [];
  states.forEach(({ facts }, index) => {
    const mark = replayFactMark(facts[fact]);
    const last = runs.at(-1);
    if (last !== undefined && last.mark === mark) last.to = index + 1;
    else runs.push({ mark, from: index, to: index + 1 });
  });
  return runs;
}
