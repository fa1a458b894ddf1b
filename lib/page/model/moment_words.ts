import type { Replay } from "../../replay/replay.ts";
import type { ReplayState } from "../../replay/replay_state.ts";
import { replayTime } from "../../report/replay_time.ts";
import { wholeNumber } from "../../report/whole_number.ts";

/** Where the replay stands: `At 30.0 s, arrival 4 of 8`. */
export function momentWords(
  { arrivals }: Pick<Replay, "arrivals">,
  { arrived, seconds }: Pick<ReplayState, "arrived" | "seconds">,
): string {
  if (arrived === 0) return "Nothing has arrived yet";
  const all = wholeNumber(arrivals.length);
  return `At ${replayTime(seconds)}, arrival ${wholeNumber(arrived)} of ${all}`;
}
