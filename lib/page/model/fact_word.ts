import type { FactState } from "../../replay/replay_state.ts";
import { replayFactMark } from "../../report/replay_fact_text.ts";
import { REPLAY_MARKS } from "../../report/replay_marks.ts";

/** What the window says of a fact, in the words of its sign. */
export function factWord(
  fact: Pick<FactState, "mentioned" | "supported" | "status">,
): string {
  const sign = replayFactMark(fact);
  return REPLAY_MARKS.find(({ mark }) => mark === sign)?.words ?? sign;
}
