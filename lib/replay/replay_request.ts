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
import { playArrivals } from "./play_arrivals.ts";
import { rememberNotes } from "./remember_notes.ts";
import type { Replay } from "./replay.ts";
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

/**
 * A request played turn by turn: at each arrival, the window as it would be sent to answer that turn's user.
 *
 * The last state is that of `compact` (or `dropOldest`) on the request itself. An arrival whose required part is over
 * the budget is a refused state with the numbers. No model is asked, so no fact has an answer.
 *
 * @param request What arrives; the instructions and carried notes are there from the start.
 * @param probes The facts; none is fine.
 * @param counter Counts each rendered window.
 * @param options The policy, and another budget. Fidelity is a lesson's and is refused.
 * @throws {RequiredContextTooLarge} If instructions and tools alone are over the budget; nothing has been played then.
 * @throws {TypeError | RangeError} If the request, a probe or an option is malformed; the message names it.
 *
 * @example The note is there as soon as its turn goes
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const { states } = replayRequest(
 *   {
 *     instructions: "",
 *     turns: [{ id: "T1", messages: [{ role: "user", content: "It must be blue. " + "Nothing else. ".repeat(10) }] }],
 *     question: "Which colour?",
 *     inputBudget: 45,
 *     notesReserve: 20,
 *   },
 *   [{ id: "colour", text: "must be blue", source: "T1" }],
 *   charactersCounter(),
 *   { policy: "compact" },
 * );
 * assertEquals(states.map((state) => state.retained), [["T1"], ["T2"]]);
 * assertEquals(states.map((state) => state.facts[0].supported), [true, true]);
 * ```
 */
export function replayRequest(
  request: CompactionRequest,
  probes: readonly Probe[],
  counter: TokenCounter,
  options: ReplayRequestOptions,
): Replay {
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
    kind: "request",
    policy,
    fidelity: null,
    budgetTokens: budget,
    counter: { name: counter.name, exact: counter.exact },
    facts,
    arrivals,
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
