import type { Message } from "./message.ts";

/**
 * For each message, the index of the last result of its calls; -1 where it calls nothing that is answered.
 *
 * A call is answered by the next result with its id, so an id may be used again after that.
 *
 * @param messages Any messages.
 */
export function answerIndices(messages: readonly Message[]): readonly number[] {
  const next = new Map<string, number>();
  const answers = new Array<number>(messages.length).fill(-1);
  for (let index = messages.length - 1; index >= 0; index--) {
    const { toolCallId, toolCalls = [] } = messages[index];
    if (toolCallId !== undefined) next.set(toolCallId, index);
    for (const { id } of toolCalls) {
      answers[index] = Math.max(answers[index], next.get(id) ?? -1);
      next.delete(id);
    }
  }
  return answers;
}
