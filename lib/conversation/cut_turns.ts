import { answerIndices } from "./answer_indices.ts";
import type { Message } from "./message.ts";

/** Where turns, question and what is in flight start, as indices into the messages. */
export interface TurnCuts {
  /** Start of each turn, the oldest first; a turn ends where the next starts. */
  readonly starts: readonly number[];
  /** Start of the question; the number of messages where the assistant has ended the last turn. */
  readonly questionStart: number;
  /** Start of what the assistant and tools have said since the question. */
  readonly inFlightStart: number;
}

/**
 * Where the messages are cut: before each user message that no open call waits behind, several in a row counting once.
 *
 * It checks nothing and looks at roles and ids of calls only.
 *
 * @param messages Messages without the system message.
 * @param continues Whether the user message at this index starts no turn, such as one that brings results.
 *
 * @example The last user message waits for an answer
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(
 *   cutTurns([
 *     { role: "user", content: "Hi" },
 *     { role: "assistant", content: "Hello" },
 *     { role: "user", content: "Where is bay D?" },
 *   ]),
 *   { starts: [0], questionStart: 2, inFlightStart: 3 },
 * );
 * ```
 */
export function cutTurns(
  messages: readonly Message[],
  continues: (index: number) => boolean = () => false,
): TurnCuts {
  const starts = turnStarts(messages, continues);
  const last = starts.at(-1) ?? 0;
  const waits = isPending(messages.slice(last));
  const questionStart = waits ? last : messages.length;
  let inFlightStart = questionStart;
  while (
    messages[inFlightStart]?.role === "user" && !continues(inFlightStart)
  ) inFlightStart++;
  return {
    starts: waits ? starts.slice(0, -1) : starts,
    questionStart,
    inFlightStart,
  };
}

function turnStarts(
  messages: readonly Message[],
  continues: (index: number) => boolean,
): number[] {
  const starts: number[] = [];
  const answers = answerIndices(messages);
  let openUntil = -1;
  messages.forEach((message, index) => {
    const asks = message.role === "user" && !continues(index);
    const followsAsked = messages[index - 1]?.role === "user" &&
      !continues(index - 1);
    if (index === 0 || (asks && index > openUntil && !followsAsked)) {
      starts.push(index);
    }
    openUntil = Math.max(openUntil, answers[index]);
  });
  return starts;
}

/** A turn waits for the model while its last word is the user's, a tool's, or a call. */
function isPending(turn: readonly Message[]): boolean {
  const last = turn.at(-1);
  return turn[0]?.role === "user" && last !== undefined &&
    (last.role !== "assistant" || (last.toolCalls?.length ?? 0) > 0);
}
