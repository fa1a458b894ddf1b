import type { Message } from "./message.ts";

/**
 * For each message, the index of the last result of its calls; -1 where it calls nothing that is answered.
 *
 * A call is answered by all results with its id up to the next call with that id, so an id may be used again.
 *
 * @param messages Any messages.
 */
export function answerIndices(messages: readonly Message[]): readonly number[] {
  const last = new Map<string, number>();
  const answers = new Array<number>(messages.length).fill(-1);
  for (let index = messages.length - 1; index >= 0; index--) {
    const { toolCallId, toolCalls = [] } = messages[index];
    if (toolCallId !== undefined && !last.has(toolCallId)) {
      last.set(toolCallId, index);
    }
    for (const { id } of toolCalls) {
      answers[index] = Math.max(answers[index], last.get(id) ?? -1);
      last.delete(id);
    }
  }
  return answers;
}
