import type { ReplayTokens } from "../replay/replay_state.ts";

const BAR_COLUMNS = 24;

/** What the signs of `replayBar` mean. */
export const REPLAY_BAR_SIGNS =
  "▓ cannot leave   █ kept turns   ▒ summary or notes   ░ free";

/**
 * A window as a bar of fixed width, the budget's: what cannot leave, the kept turns, the summary, and what is free.
 *
 * Each part ends where its tokens end, rounded, so the bar is never longer than the budget.
 *
 * @example Half of it is free
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const tokens = { budget: 24, attempted: 12, required: 8, kept: 4, summary: 0, total: 12 };
 * assertEquals(replayBar(tokens), "▓▓▓▓▓▓▓▓████░░░░░░░░░░░░");
 * ```
 */
export function replayBar(
  { budget, required, kept, summary, total }: ReplayTokens,
): string {
  const end = (tokens: number) =>
    budget === 0 ? 0 : Math.round(BAR_COLUMNS * tokens / budget);
  const parts = total === 0 ? [0, 0, 0] : [required, kept, summary];
  let usedTokens = 0;
  const bars = parts.map((tokens, index) => {
    const start = end(usedTokens);
    usedTokens += tokens;
    return "▓█▒"[index].repeat(end(usedTokens) - start);
  });
  return bars.join("").padEnd(BAR_COLUMNS, "░");
}
