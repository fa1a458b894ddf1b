import type { Message } from "../conversation/message.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { Probe } from "../probe/probe.ts";
import type { ProbeContext } from "../probe/probe_context.ts";
import { probeReport } from "../probe/probe_report.ts";
import type { RetentionParts } from "../probe/retention.ts";
import { newestMessages } from "./newest_messages.ts";

/** Name of the control in reports. */
export const CONTROL = "newest text of the same size";

/**
 * The sizes of both sides, and the facts on the newest text that is no larger than what the compactor made.
 *
 * @param sides The original, and what was made of it.
 * @param probes The facts.
 * @param context What is known about the original.
 * @param counter Counts both.
 */
export function besideControl(
  { before, after }: {
    readonly before: readonly Message[];
    readonly after: readonly Message[];
  },
  probes: readonly Probe[],
  context: ProbeContext,
  counter: TokenCounter,
): Required<Pick<RetentionParts, "tokens" | "baseline">> {
  const { name, exact } = counter;
  const tokens = {
    before: counter.count(before),
    after: counter.count(after),
    counter: { name, exact },
  };
  const newest = newestMessages(before, tokens.after, counter);
  return {
    tokens,
    baseline: {
      name: CONTROL,
      report: probeReport(newest, probes, context),
      ...(newest.length === 0 ? {} : { tokens: counter.count(newest) }),
    },
  };
}
