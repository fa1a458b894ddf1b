import type { Note } from "../conversation/note.ts";
import { messageTexts } from "../conversation/message_text.ts";
import { joinLines } from "../text/join_lines.ts";
import type { Arrival } from "./arrival.ts";
import type { Lesson } from "./lesson.ts";
import { lessonPolicy } from "./lesson_policy.ts";
import type { ReplayFidelity } from "./replay.ts";
import type { ReplayPolicy } from "./replay_policy.ts";

/**
 * The lesson's policy `summarize older turns`: what leaves is covered by one summary of fixed size, which stays.
 *
 * `preserve` copies the words of the user who states the fact into it, with their source; `drop` leaves them out. A
 * repetition is never copied, so it cannot become a source. No model writes here, and none is asked.
 *
 * @param lesson The lesson.
 * @param budgetTokens Teaching tokens that the window may take.
 * @param fidelity Whether the summary keeps the user-backed evidence.
 */
export function summarizeOlder(
  lesson: Lesson,
  budgetTokens: number,
  fidelity: ReplayFidelity,
): ReplayPolicy {
  return lessonPolicy(lesson, budgetTokens, (turn, summary) => {
    const quoted = fidelity === "preserve" && turn.fact === "states"
      ? [quotationOf(turn)]
      : [];
    const notes = [...summary?.notes ?? [], ...quoted];
    return {
      covers: [...summary?.covers ?? [], turn.id],
      sources: notes.map((note) => note.source.turn),
      notes,
    };
  });
}

function quotationOf({ id, messages: [message] }: Arrival): Note {
  return {
    text: joinLines(messageTexts(message).join("")),
    source: { turn: id, role: message.role },
  };
}
