import { answerIndices } from "./answer_indices.ts";
import type { Message } from "./message.ts";
import type { Turn } from "./turn.ts";

/** What the assistant and tools have said since the question, cut into rounds. */
export interface ToolRounds {
  /** Rounds that a later one follows; turns of their own, ids `<questionId>.1`, `.2` … */
  readonly closed: readonly Turn[];
  /** The last round: the model has not gone on from it yet, so it is always kept. */
  readonly open: readonly Message[];
}

/**
 * The rounds of a turn in flight: an assistant's messages up to the one that calls tools, with all results.
 *
 * A call is never parted from its results. A text of the assistant that calls nothing opens the round of the call that
 * follows it.
 *
 * @param inFlight Assistant and tool messages since the question.
 * @param questionId Id of the turn that the question will become.
 *
 * @example The last round is the open one
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const call = (id: string) => ({
 *   role: "assistant" as const, content: "", toolCalls: [{ id, name: "ls", arguments: {} }],
 * });
 * const result = (id: string) => ({ role: "tool" as const, content: "a.txt", toolCallId: id });
 * const rounds = toolRounds([call("1"), result("1"), call("2"), result("2")], "T9");
 * assertEquals(rounds.closed.map((round) => round.id), ["T9.1"]);
 * assertEquals(rounds.open.length, 2);
 * ```
 */
export function toolRounds(
  inFlight: readonly Message[],
  questionId: string,
): ToolRounds {
  const rounds: Message[][] = [];
  const answers = answerIndices(inFlight);
  let openUntil = -1;
  inFlight.forEach((message, index) => {
    const starts = message.role === "assistant" && index > openUntil &&
      inFlight[index - 1]?.role === "tool";
    if (starts || rounds.length === 0) rounds.push([]);
    rounds[rounds.length - 1].push(message);
    openUntil = Math.max(openUntil, answers[index]);
  });
  const open = rounds.pop() ?? [];
  return {
    closed: rounds.map((messages, index) => ({
      id: `${questionId}.${index + 1}`,
      messages,
    })),
    open,
  };
}
