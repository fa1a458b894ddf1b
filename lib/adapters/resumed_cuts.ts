import type { TurnCuts } from "../conversation/cut_turns.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/**
 * The cuts of a session that goes on: its last turn is in flight, also where the assistant has ended it.
 *
 * An agent's last turn is often most of the session. As a complete turn it would be kept whole or removed whole; in
 * flight, its rounds go one by one, and the user's words in front of them stay. A turn in which the user spoke again
 * between a call and its result has no such rounds, and stays complete.
 */
export function resumedCuts(
  cuts: TurnCuts,
  said: readonly SourcedMessage[],
): TurnCuts {
  const asks = (index: number) =>
    said[index]?.message.role === "user" && !said[index].continues;
  const last = cuts.starts.at(-1);
  if (cuts.questionStart < said.length || last === undefined || !asks(last)) {
    return cuts;
  }
  let inFlightStart = last;
  while (asks(inFlightStart)) inFlightStart++;
  if (said.some((_, index) => index > inFlightStart && asks(index))) {
    return cuts;
  }
  return {
    starts: cuts.starts.slice(0, -1),
    questionStart: last,
    inFlightStart,
  };
}
