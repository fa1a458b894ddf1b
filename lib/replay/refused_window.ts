import type { RequiredContextTooLarge } from "../errors.ts";
import type { Arrival } from "./arrival.ts";
import type { ReplayWindow } from "./replay_state.ts";

/**
 * The window of an arrival that cannot be sent: empty, with the numbers that say why.
 *
 * @param arrived All turns so far.
 * @param error What `compact` said.
 * @param attemptedTokens What everything would take.
 */
export function refusedWindow(
  arrived: readonly Arrival[],
  { requiredTokens, budgetTokens }: RequiredContextTooLarge,
  attemptedTokens: number,
): ReplayWindow {
  const refusal = { requiredTokens, budgetTokens };
  return {
    arrived: arrived.length,
    refused: refusal,
    tokens: {
      budget: budgetTokens,
      attempted: attemptedTokens,
      required: requiredTokens,
      kept: 0,
      summary: 0,
      total: 0,
    },
    retained: [],
    evicted: [],
    summary: null,
    droppedNotes: 0,
    operations: [
      { kind: "arrives", turn: arrived[arrived.length - 1].id },
      { kind: "attempted", tokens: attemptedTokens, budgetTokens },
      { kind: "refused", ...refusal },
    ],
  };
}
