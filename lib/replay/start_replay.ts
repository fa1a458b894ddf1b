import { buildMessages } from "../compact/build_messages.ts";
import { compact } from "../compact/compact.ts";
import { dropOldest } from "../compact/drop_oldest.ts";
import { checkRequest } from "../conversation/check_request.ts";
import { show } from "../conversation/check_message.ts";
import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { RequiredContextTooLarge } from "../errors.ts";
import { checkProbes } from "../probe/check_probes.ts";
import { checkProbeSources } from "../probe/check_probe_sources.ts";
import type { Probe } from "../probe/probe.ts";
import type { ReplayHead } from "./pack_replay.ts";
import { playArrivals } from "./play_arrivals.ts";
import { rememberNotes } from "./remember_notes.ts";
import type { ReplayState } from "./replay_state.ts";
import { requestArrivals } from "./request_arrivals.ts";
import { requestFacts } from "./request_facts.ts";
import { requestPolicy } from "./request_policy.ts";

/** How a request is played. */
export interface ReplayRequestOptions {
  /** `compact` leaves notes of what goes, `evict` is the drop-oldest baseline. */
  readonly policy: "compact" | "evict";
  /** Tokens that the window may take, in place of the request's own budget; its notes reserve stays. */
  readonly budget?: number;
}

/** A replay that has not been played yet. */
export interface StartedReplay {
  /** All that is known before the first arrival. */
  readonly head: ReplayHead;
  /** The state after each arrival, computed when it is asked for; they can be gone through once. */
  readonly states: Iterable<ReplayState>;
}

/**
 * A request to be played turn by turn, with nothing played yet: each state is computed when it is asked for.
 *
 * For a long conversation whose states are shown as they come. Whoever stops asking stops the work; for all states at
 * once see `replayRequest`. A malformed request, probe or option is an error here, not later.
 *
 * @param request What arrives; the instructions and carried notes are there from the start.
 * @param probes The facts; none is fine.
 * @param counter Counts each rendered window.
 * @param options The policy, and another budget. Fidelity is a lesson's and is refused.
 * @throws {RequiredContextTooLarge} If instructions and tools alone are over the budget.
 * @throws {TypeError | RangeError} If the request, a probe or an option is malformed; the message names it.
 *
 * @example The first state is there before the second is computed
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const { head, states } = startReplay(
 *   {
 *     instructions: "",
 *     turns: [{ id: "T1", messages: [{ role: "user", content: "Good morning." }] }],
 *     question: "And now?",
 *     inputBudget: 50,
 *     notesReserve: 0,
 *   },
 *   [],
 *   charactersCounter(),
 *   { policy: "compact" },
 * );
 * assertEquals(head.arrivals.map((arrival) => arrival.id), ["T1", "T2"]);
 * for (const { retained } of states) {
 *   assertEquals(retained, ["T1"]);
 *   break;
 * }
 * ```
 */
export function startReplay(
  request: CompactionRequest,
  probes: readonly Probe[],
  counter: TokenCounter,
  options: ReplayRequestOptions,
): StartedReplay {
  const { policy, budget = request.inputBudget } = options;
  checkOptions(options);
  const budgeted = { ...request, inputBudget: budget };
  checkRequest(budgeted);
  checkProbes(probes);
  checkProbeSources(probes, budgeted);
  checkPinned(budgeted, counter);
  const arrivals = requestArrivals(budgeted);
  const facts = requestFacts(probes, budgeted);
  const extract = rememberNotes();
  const fit: typeof dropOldest = policy === "evict"
    ? dropOldest
    : (soFar) => compact(soFar, counter, extract);
  return {
    head: {
      kind: "request",
      policy,
      fidelity: null,
      budgetTokens: budget,
      counter: { name: counter.name, exact: counter.exact },
      facts,
      arrivals,
    },
    states: playArrivals(
      arrivals,
      facts,
      requestPolicy({ request: budgeted, probes, counter, fit }),
    ),
  };
}

function checkOptions(options: ReplayRequestOptions): void {
  if (options.policy !== "compact" && options.policy !== "evict") {
    throw new RangeError(
      `Cannot replay the request: policy is compact or evict, found ${
        show(options.policy)
      }`,
    );
  }
  if ("fidelity" in options && options.fidelity !== undefined) {
    throw new TypeError(
      "Cannot replay the request: fidelity is for a lesson's summary; a request's notes quote",
    );
  }
}

/** What every arrival needs, whatever is asked. */
function checkPinned(request: CompactionRequest, counter: TokenCounter): void {
  const { tools, thinking, inputBudget } = request;
  const { inFlight: _, ...rest } = request;
  const bare = buildMessages({ ...rest, question: "" }, "T1", {
    keptTurns: [],
    notes: [],
  });
  const pinnedTokens = counter.count(bare, { tools, thinking });
  if (pinnedTokens <= inputBudget) return;
  throw new RequiredContextTooLarge(pinnedTokens, inputBudget);
}
