import type { Lesson } from "../../replay/lesson.ts";
import { replayLesson } from "../../replay/replay_lesson.ts";
import type { ReplaySource } from "./replay_source.ts";

/** A source that plays a lesson in the page: its weights are fixed, so nothing has to be counted. */
export function lessonSource(lesson: Lesson): ReplaySource {
  return {
    play: ({ budget, policy, fidelity }, report) => {
      if (policy === "compact") {
        throw new RangeError("A lesson is not compacted: it has no notes");
      }
      const replay = replayLesson(lesson, { budget, policy, fidelity });
      report({ replay, done: true });
      return Promise.resolve();
    },
  };
}
