import { show } from "../conversation/check_message.ts";
import type { Arrival } from "./arrival.ts";
import { checkLesson } from "./check_lesson.ts";
import { evictOldest } from "./evict_oldest.ts";
import type { Lesson } from "./lesson.ts";
import { lessonAnswer } from "./lesson_answer.ts";
import { lessonFact } from "./lesson_fact.ts";
import { playArrivals } from "./play_arrivals.ts";
import type { Replay, ReplayFidelity } from "./replay.ts";
import type { ReplayState } from "./replay_state.ts";
import { summarizeOlder } from "./summarize_older.ts";

/** How a lesson is played. */
export interface ReplayLessonOptions {
  /** Teaching tokens that the window may take. */
  readonly budget: number;
  /** What happens to older turns. */
  readonly policy: "evict" | "summarize";
  /** Whether the summary keeps the user-backed evidence; default `preserve`. No effect on eviction. */
  readonly fidelity?: ReplayFidelity;
}

/**
 * A lesson played under a budget: the state after each of its arrivals.
 *
 * Its tokens are teaching tokens, fixed weights of the fixture. It knows only what the fixture's annotations say: no
 * fact is found, no model is asked, and an answer says what it would rest on.
 *
 * @param lesson The lesson; `readLesson` reads one.
 * @param options Budget, policy and fidelity.
 * @throws {RangeError} If the budget is below what is pinned, or an option is unknown; nothing has been played then.
 * @throws {TypeError | RangeError} If the lesson is malformed; the message names the field.
 *
 * @example The assistant's repetition outlives the user's words, and does not replace them
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { states } = replayLesson({
 *   title: "Fair",
 *   summaryTokens: 2,
 *   fact: { id: "town", label: "town", value: "Lisbon" },
 *   turns: [
 *     { id: "T1", role: "user", text: "Host the fair in Lisbon.", tokens: 6, seconds: 1, fact: "states" },
 *     { id: "T2", role: "assistant", text: "Lisbon it is.", tokens: 4, seconds: 2, fact: "repeats" },
 *   ],
 * }, { budget: 8, policy: "evict" });
 * const [town] = states[1].facts;
 * assertEquals([states[1].evicted, town.mentioned, town.supported], [["T1"], true, false]);
 * ```
 */
export function replayLesson(
  lesson: Lesson,
  { budget, policy, fidelity = "preserve" }: ReplayLessonOptions,
): Replay {
  checkLesson(lesson);
  checkOption("policy", policy, ["evict", "summarize"]);
  checkOption("fidelity", fidelity, ["preserve", "drop"]);
  checkBudget(lesson, budget, policy);
  const arrivals = lesson.turns.map(arrivalOf);
  const fact = lessonFact(lesson);
  const states = playArrivals(
    arrivals,
    [fact],
    policy === "evict"
      ? evictOldest(lesson, budget)
      : summarizeOlder(lesson, budget, fidelity),
  );
  return {
    kind: "lesson",
    policy,
    fidelity: policy === "evict" ? null : fidelity,
    budgetTokens: budget,
    counter: { name: "teaching tokens", exact: false },
    facts: [fact],
    arrivals,
    states: Array.from(states, (state) => withAnswer(state, lesson)),
  };
}

function checkOption(
  name: string,
  value: string,
  known: readonly string[],
): void {
  if (known.includes(value)) return;
  throw new RangeError(
    `Cannot replay the lesson: ${name} is ${known.join(" or ")}, found ${
      show(value)
    }`,
  );
}

/** System turns are pinned; so is the summary, where there may be one. */
function checkBudget(
  { turns, summaryTokens }: Lesson,
  budget: number,
  policy: "evict" | "summarize",
): void {
  if (!(Number.isSafeInteger(budget) && budget >= 0)) {
    throw new RangeError(
      `Cannot replay the lesson: the budget must be a whole number of teaching tokens, it is ${budget}`,
    );
  }
  const pinned = turns.filter((turn) => turn.role === "system");
  const names = pinned.map((turn) => turn.id);
  const tokens = pinned.reduce((sum, turn) => sum + turn.tokens, 0);
  const needed = tokens + (policy === "summarize" ? summaryTokens : 0);
  if (needed <= budget) return;
  if (policy === "summarize") names.push("the summary");
  throw new RangeError(
    `Cannot replay the lesson: what is pinned (${
      names.join(", ")
    }) takes ${needed} teaching tokens, the budget is ${budget}`,
  );
}

function arrivalOf(
  { id, role, text, tokens, seconds, fact }: Lesson["turns"][number],
): Arrival {
  const arrival = {
    id,
    seconds,
    messages: [{ role, content: text }],
    tokens,
  };
  return fact === undefined ? arrival : { ...arrival, fact };
}

function withAnswer(state: ReplayState, lesson: Lesson): ReplayState {
  return {
    ...state,
    facts: state.facts.map((fact) => ({
      ...fact,
      answer: lessonAnswer(fact, state, lesson),
    })),
  };
}
