import type { Arrival } from "./arrival.ts";
import { factStates } from "./fact_states.ts";
import type { ReplayFact } from "./replay.ts";
import type { ReplayPolicy } from "./replay_policy.ts";
import type { ReplayState, ReplayWindow } from "./replay_state.ts";

/**
 * The state after each arrival, in order: the policy is asked once for each, with the last window that was sent.
 *
 * Nothing is computed before it is asked for.
 *
 * @param arrivals The turns, in the order of their coming.
 * @param facts What is followed.
 * @param policy Says what stays. The list that it gets grows from call to call.
 */
export function* playArrivals(
  arrivals: readonly Arrival[],
  facts: readonly ReplayFact[],
  policy: ReplayPolicy,
): Generator<ReplayState, void, void> {
  const arrived: Arrival[] = [];
  let sent: ReplayWindow | null = null;
  for (const arrival of arrivals) {
    arrived.push(arrival);
    const admission = policy(arrived, sent);
    if (!admission.window.refused) sent = admission.window;
    yield {
      seconds: arrival.seconds,
      turn: arrival.id,
      ...admission.window,
      facts: factStates(facts, admission, arrival.id),
    };
  }
}
