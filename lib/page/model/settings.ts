import { wholeNumber } from "../../report/whole_number.ts";
import type { ReplayFidelity, ReplayPolicyName } from "../../replay/replay.ts";

/** What the reader sets: together they name one replay of the conversation. */
export interface ReplaySettings {
  /** Tokens that the window may take. */
  readonly budget: number;
  /** What happens to older turns. */
  readonly policy: ReplayPolicyName;
  /** Of a lesson's summary; a request has none, and the value is not used. */
  readonly fidelity: ReplayFidelity;
}

/** The policies that a kind of conversation knows, in the words of the page. */
export const POLICY_WORDS = {
  lesson: { evict: "Evict oldest", summarize: "Summarize older turns" },
  request: { compact: "Compact with notes", evict: "Evict oldest" },
} as const;

/** What the summary does with the fact, in the words of the page. */
export const FIDELITY_WORDS = {
  preserve: "Preserve critical fact",
  drop: "Drop critical fact",
} as const;

/** The budgets of the lesson, in teaching tokens. */
export const LESSON_BUDGETS: readonly number[] = [24, 36, 48, 64];

/** Whether two settings name the same replay; eviction has no fidelity. */
export function isSameReplay(a: ReplaySettings, b: ReplaySettings): boolean {
  return a.budget === b.budget && a.policy === b.policy &&
    (a.policy !== "summarize" || a.fidelity === b.fidelity);
}

/** The settings in a few words, as a heading: `Summarize older turns, drop critical fact, budget 24`. */
export function settingsWords(
  kind: "lesson" | "request",
  { policy, fidelity, budget }: ReplaySettings,
): string {
  const words: Readonly<Record<string, string>> = POLICY_WORDS[kind];
  const rest = policy === "summarize"
    ? `, ${FIDELITY_WORDS[fidelity].toLowerCase()}`
    : "";
  return `${words[policy]}${rest}, budget ${wholeNumber(budget)}`;
}
