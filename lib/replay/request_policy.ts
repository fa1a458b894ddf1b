import { buildMessages } from "../compact/build_messages.ts";
import type { CompactionResult } from "../compact/compaction_result.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import { toolRounds } from "../conversation/tool_rounds.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import type { Probe } from "../probe/probe.ts";
import { probeResult } from "../probe/probe_result.ts";
import { refusedWindow } from "./refused_window.ts";
import type { ReplayPolicy } from "./replay_policy.ts";
import { requestSoFar } from "./request_arrivals.ts";
import { resultWindow } from "./result_window.ts";

/** What a request's policy works with. */
export interface RequestPolicyParts {
  /** The whole request, with the replay's budget. */
  readonly request: CompactionRequest;
  /** The facts. */
  readonly probes: readonly Probe[];
  /** Counts the rendered request. */
  readonly counter: TokenCounter;
  /** Makes a request fit: `compact`, `dropOldest`, or another of their kind. */
  readonly fit: (
    request: CompactionRequest,
    counter: TokenCounter,
  ) => CompactionResult;
}

/**
 * The policies of a request: all turns so far are made to fit at each arrival, as if the model were asked then.
 *
 * So the last window is that of `fit` on the request itself, and a turn that left may come back when a shorter question
 * makes room. A required part over the budget is a refused window with its numbers, not an error.
 *
 * @param parts The request, its facts, and what makes it fit.
 */
export function requestPolicy(
  { request, probes, counter, fit }: RequestPolicyParts,
): ReplayPolicy {
  return (arrived, previous) => {
    const { id } = arrived[arrived.length - 1];
    const soFar = requestSoFar(request, arrived.length);
    let result: CompactionResult;
    try {
      result = fit(soFar, counter);
    } catch (error) {
      if (!(error instanceof RequiredContextTooLarge)) throw error;
      const attempted = countWhole(soFar, id, counter);
      return { window: refusedWindow(arrived, error, attempted), findings: [] };
    }
    // The question is the turn's user message; of a turn that no user starts there is none.
    const isHistory = soFar.turns.some((turn) => turn.id === id);
    const asked = isHistory ? result : { ...result, questionId: id };
    return {
      window: resultWindow(result, arrived, previous),
      findings: probeResult(asked, probes, counter).findings,
    };
  };
}

function countWhole(
  request: CompactionRequest,
  questionId: string,
  counter: TokenCounter,
): number {
  const { turns, notes = [], inFlight = [], tools, thinking } = request;
  const rounds = toolRounds(inFlight, questionId).closed;
  return counter.count(
    buildMessages(request, questionId, {
      keptTurns: [...turns, ...rounds],
      notes,
    }),
    { tools, thinking },
  );
}
