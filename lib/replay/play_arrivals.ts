import type { Arrival } from "./arrival.ts";
import { factStates } from "./fact_states.ts";
import type { ReplayFact } from "./replay.ts";
import type { ReplayPolicy } from "./replay_policy.ts";
import type { ReplayState, ReplayWindow } from "./replay_state.ts";

/**
 * The state after each arrival, in order: the policy is asked once for each, with the last window that was sent.
 *
 * @param arrivals The turns, in the order of their coming.
 * @param facts What is followed.
 * @param policy Says what stays.
 */
export function playArrivals(
  arrivals: readonly Arrival[],
  facts: readonly ReplayFact[],
  policy: ReplayPolicy,
): readonly ReplayState[] {
  let sent: ReplayWindow | null = null;
  return arrivals.map(({ id, seconds }, index): ReplayState => {
    const admission = policy(arrivals.slice(0, index + 1), sent);
    if (!admission.window.refused) sent = admission.window;
    return {
      seconds,
      turn: id,
      ...admission.window,
      facts: factStates(facts, admission, id),
    };
  });
}
