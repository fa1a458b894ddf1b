import type { Lesson } from "./lesson.ts";
import type { ReplayFact } from "./replay.ts";

/**
 * The lesson's fact: said once its user states it, else once somebody repeats it, else never.
 *
 * A repetition is no source: a fact that no user states has none.
 */
export function lessonFact({ fact, turns }: Lesson): ReplayFact {
  const stated = turns.findIndex((turn) => turn.fact === "states");
  const repeated = turns.findIndex((turn) => turn.fact === "repeats");
  const said = stated >= 0 ? stated : repeated;
  const source = turns[stated];
  return {
    id: fact.id,
    text: fact.value,
    label: fact.label,
    ...(source && { source: { turn: source.id, role: source.role } }),
    saidAt: (said < 0 ? turns.length : said) + 1,
  };
}
