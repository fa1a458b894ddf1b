import { inBatches } from "../lib/edge/in_batches.ts";
import type { Replay } from "../lib/replay/replay.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import type { ReplayState } from "../lib/replay/replay_state.ts";
import {
  type ReplayRequestOptions,
  startReplay,
} from "../lib/replay/start_replay.ts";
import type { LessonSource, RequestSource } from "./replay_source.ts";

/**
 * The source's replay, all arrivals computed; Ctrl-C is heard meanwhile.
 *
 * @param source What is replayed.
 * @param policy Of a request, another policy than the source's.
 * @throws {RangeError} If the budget is below what is pinned; nothing has been played then.
 */
export async function playReplay(
  source: LessonSource | RequestSource,
  policy?: ReplayRequestOptions["policy"],
): Promise<Replay> {
  if (source.kind === "lesson") {
    return replayLesson(source.lesson, source.settings);
  }
  const { request, probes, counter, settings } = source;
  const { head, states } = startReplay(request, probes, counter, {
    ...settings,
    ...policy && { policy },
  });
  const played: ReplayState[] = [];
  for await (const batch of inBatches(states)) played.push(...batch);
  return { ...head, states: played };
}
