import type { CompactionRequest } from "../conversation/request.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import type { Probe } from "../probe/probe.ts";
import type { Replay } from "./replay.ts";
import { type ReplayRequestOptions, startReplay } from "./start_replay.ts";

/**
 * A request played turn by turn: at each arrival, the window as it would be sent to answer that turn's user.
 *
 * The last state is that of `compact` (or `dropOldest`) on the request itself. An arrival whose required part is over
 * the budget is a refused state with the numbers. No model is asked, so no fact has an answer. For states that are
 * shown as they come see `startReplay`.
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
  const { head, states } = startReplay(request, probes, counter, options);
  return { ...head, states: [...states] };
}
