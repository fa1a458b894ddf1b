import type { ProbeFinding } from "../probe/probe.ts";
import type { Arrival } from "./arrival.ts";
import type { ReplayWindow } from "./replay_state.ts";

/** The window after an arrival, and what the probes find in it. */
export interface Admission {
  /** What is sent. */
  readonly window: ReplayWindow;
  /** One for each fact; none where the arrival is refused. */
  readonly findings: readonly ProbeFinding[];
}

/**
 * The rule that says what stays when a turn arrives: the lesson's two, and those of a request, behind one interface.
 *
 * @param arrived All turns so far, oldest first.
 * @param previous The last window that was sent; null at the start, or to run the rule once on all turns.
 */
export type ReplayPolicy = (
  arrived: readonly Arrival[],
  previous: ReplayWindow | null,
) => Admission;
