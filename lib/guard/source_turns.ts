import { answerIndices } from "../conversation/answer_indices.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { Turn } from "../conversation/turn.ts";

/** A list of messages as facts name it. */
export interface SourceTurns {
  /** Text of a system message at the start; "" without one. */
  readonly instructions: string;
  /** The rest, as turns `T1`, `T2` …, unanswered messages included. */
  readonly turns: readonly Turn[];
}

/**
 * Any messages as instructions and turns, the ids as `groupTurns` gives them.
 *
 * It refuses nothing: a later system message stays where it is, and a turn in flight is the last turn. For a request that
 * can be compacted see `groupTurns`.
 *
 * @param messages The messages of a conversation.
 */
export function sourceTurns(messages: readonly Message[]): SourceTurns {
  const hasSystem = messages[0]?.role === "system";
  const rest = hasSystem ? messages.slice(1) : messages;
  const answers = answerIndices(rest);
  const groups: Message[][] = [];
  let openUntil = -1;
  rest.forEach((message, index) => {
    const starts = message.role === "user" && index > openUntil &&
      rest[index - 1]?.role !== "user";
    if (starts || groups.length === 0) groups.push([]);
    groups[groups.length - 1].push(message);
    openUntil = Math.max(openUntil, answers[index]);
  });
  return {
    instructions: hasSystem ? messageTexts(messages[0]).join("") : "",
    turns: groups.map((group, index) => ({
      id: `T${index + 1}`,
      messages: group,
    })),
  };
}
