import type { Turn } from "./turn.ts";

/**
 * Nothing, if no turn holds the result of a call that stands in another one: a policy could part the two.
 *
 * A result of no call at all is let through: templates print nothing for it.
 *
 * @throws {TypeError} If a result stands in another turn than its call; the message names both places.
 */
export function checkCallsWithResults(turns: readonly Turn[]): void {
  const callTurns = new Map<string, number>();
  turns.forEach((turn, index) => {
    turn.messages.forEach((message, number) => {
      for (const { id } of message.toolCalls ?? []) callTurns.set(id, index);
      if (message.role !== "tool" || message.toolCallId === undefined) return;
      const callTurn = callTurns.get(message.toolCallId);
      if (callTurn === undefined || callTurn === index) return;
      throw new TypeError(
        `turns[${index}].messages[${number}]: the call that it answers stands in turns[${callTurn}]; a call and its result belong to one turn`,
      );
    });
  });
}
