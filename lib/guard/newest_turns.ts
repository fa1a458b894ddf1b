import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { Turn } from "../conversation/turn.ts";

/** Turns to look at, and from which on they are whole. */
export interface NewestTurns {
  /** The newest turns as they are; of older ones only what the user said. */
  readonly turns: readonly Turn[];
  /** Id of the oldest turn that is whole, where an older one is not; null where all are whole. */
  readonly wholeFrom: string | null;
}

/**
 * The newest turns whole, up to so many characters, and of all older ones what the user said: to bound a search.
 *
 * @param turns Turns, oldest first.
 * @param maxChars Characters of whole turns.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = (id: string) => ({
 *   id,
 *   messages: [{ role: "user" as const, content: "Go on." }, { role: "assistant" as const, content: "Done." }],
 * });
 * const { turns, wholeFrom } = newestTurns([turn("T1"), turn("T2")], 12);
 * assertEquals([wholeFrom, turns.map(({ messages }) => messages.length)], ["T2", [1, 2]]);
 * ```
 */
export function newestTurns(
  turns: readonly Turn[],
  maxChars: number,
): NewestTurns {
  let left = maxChars;
  let first = turns.length;
  while (first > 0) {
    left -= turns[first - 1].messages.reduce(
      (sum, message) => sum + charsOf(message),
      0,
    );
    if (left < 0) break;
    first--;
  }
  if (first === 0) return { turns, wholeFrom: null };
  const older = turns.slice(0, first).map((turn) => ({
    ...turn,
    messages: turn.messages.filter(({ role }) => role === "user"),
  })).filter(({ messages }) => messages.length > 0);
  return {
    turns: [...older, ...turns.slice(first)],
    wholeFrom: turns[first]?.id ?? "",
  };
}

function charsOf(message: Message): number {
  const calls = (message.toolCalls ?? []).map(callText);
  return [...messageTexts(message), ...calls]
    .reduce((sum, { length }) => sum + length, 0);
}
