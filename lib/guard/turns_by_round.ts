import { toolRounds } from "../conversation/tool_rounds.ts";
import type { Turn } from "../conversation/turn.ts";

/**
 * The same messages with each tool round as a turn of its own: `T3` for what the user said, then `T3.1`, `T3.2` …
 *
 * An agent may work for hours on one turn: its id alone says little about where something was said.
 *
 * @param turns Turns as they were cut.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const call = { id: "c1", name: "ls", arguments: {} };
 * const ids = turnsByRound([{
 *   id: "T3",
 *   messages: [
 *     { role: "user", content: "Look." },
 *     { role: "assistant", content: "", toolCalls: [call] },
 *     { role: "tool", toolCallId: "c1", content: "a.ts" },
 *     { role: "assistant", content: "There is one file." },
 *   ],
 * }]).map(({ id, messages }) => [id, messages.length]);
 * assertEquals(ids, [["T3", 1], ["T3.1", 2], ["T3.2", 1]]);
 * ```
 */
export function turnsByRound(turns: readonly Turn[]): readonly Turn[] {
  return turns.flatMap((turn): Turn[] => {
    const asked = turn.messages.findIndex(({ role }) => role !== "user");
    const start = asked < 0 ? turn.messages.length : asked;
    const { closed, open } = toolRounds(turn.messages.slice(start), turn.id);
    const last = { id: `${turn.id}.${closed.length + 1}`, messages: open };
    return [
      { ...turn, messages: turn.messages.slice(0, start) },
      ...closed,
      last,
    ].filter(({ messages }) => messages.length > 0);
  });
}
