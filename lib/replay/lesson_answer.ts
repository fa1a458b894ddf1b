import type { Lesson } from "./lesson.ts";
import type { FactAnswer, FactState, ReplayState } from "./replay_state.ts";

/**
 * What an answer to the lesson's question would rest on at this moment; no model gives one.
 *
 * `unknown` says that the summary took the user's words in and lost them, even while a repetition is in the window.
 *
 * @param fact What the window says of the fact.
 * @param state The moment.
 * @param lesson The lesson.
 */
export function lessonAnswer(
  { status, userBacked }: FactState,
  { arrived, summary }: ReplayState,
  { turns, fact }: Lesson,
): FactAnswer {
  const isAsked = turns.slice(0, arrived).some((turn) => turn.fact === "asks");
  if (!isAsked) return { status: "not asked", value: null };
  if (status === "not yet said") return { status, value: null };
  if (userBacked) return { status: "supported", value: fact.value };
  const stated = turns.find((turn) => turn.fact === "states")?.id;
  const isFolded = summary?.covers.some((id) => id === stated) ?? false;
  return { status: isFolded ? "unknown" : "unsupported", value: null };
}
