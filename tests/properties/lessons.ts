import fc from "fast-check";
import type { Lesson, LessonTurn } from "../../lib/replay/lesson.ts";
import { deepFreeze } from "./arbitraries.ts";

const drafts = fc.record({
  roles: fc.array(
    fc.record({
      role: fc.constantFrom("user", "assistant", "tool", "assistant"),
      says: fc.constantFrom("fact", "fact", "other", "asks"),
      tokens: fc.nat(9),
      wait: fc.constantFrom(0, 1, 7.5),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  system: fc.constantFrom(-1, 0, 0, 0, 4),
  summaryTokens: fc.nat(9),
  room: fc.nat(60),
});

/** Any lesson with a budget that what is pinned fits: the first user to say the fact states it, all others repeat. */
export const lessons: fc.Arbitrary<
  { readonly lesson: Lesson; readonly budget: number }
> = drafts.map(({ roles, system, summaryTokens, room }) => {
  let seconds = 0;
  let stated = false;
  const turns = roles.map((draft, index): LessonTurn => {
    seconds += draft.wait;
    const isSystem = index === system;
    const role = isSystem ? "system" : draft.role as LessonTurn["role"];
    const states = draft.says === "fact" && role === "user" && !stated;
    stated ||= states;
    const fact = states
      ? { fact: "states" as const }
      : draft.says === "fact"
      ? { fact: "repeats" as const }
      : draft.says === "asks"
      ? { fact: "asks" as const }
      : {};
    return {
      id: `T${index + 1}`,
      role,
      text: draft.says === "fact" ? `Turn-${index}: Mumbai.` : `Turn-${index}.`,
      tokens: draft.tokens,
      seconds,
      ...fact,
    };
  });
  const lesson: Lesson = {
    title: "Any",
    summaryTokens,
    fact: { id: "region", label: "region", value: "Mumbai" },
    turns,
  };
  const pinned = turns.filter(({ role }) => role === "system");
  const budget = pinned.reduce((sum, { tokens }) => sum + tokens, 0) +
    summaryTokens + room;
  return deepFreeze({ lesson, budget });
});

/** How a lesson may be played. */
export const LESSON_RULES = [
  { policy: "evict", fidelity: "preserve" },
  { policy: "summarize", fidelity: "preserve" },
  { policy: "summarize", fidelity: "drop" },
] as const;
