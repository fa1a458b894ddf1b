import type { Lesson } from "./lesson.ts";
import { lessonPolicy } from "./lesson_policy.ts";
import type { ReplayPolicy } from "./replay_policy.ts";

/**
 * The lesson's policy `evict oldest`: the earliest turn that is not the system's leaves, until the total fits.
 *
 * Nothing speaks for what left. For a request see `dropOldest`.
 *
 * @param lesson The lesson.
 * @param budgetTokens Teaching tokens that the window may take.
 */
export function evictOldest(
  lesson: Lesson,
  budgetTokens: number,
): ReplayPolicy {
  return lessonPolicy(lesson, budgetTokens, () => null);
}
