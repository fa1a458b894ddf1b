import type { Message } from "../../lib/conversation/message.ts";
import { groupTurns } from "../../lib/conversation/group_turns.ts";
import { readMessage } from "../../lib/conversation/read_message.ts";
import { readRequest } from "../../lib/conversation/read_request.ts";
import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { benchChat, INSTRUCTIONS, QUESTION } from "./conversations.ts";

/** Budget of requests that have none of their own, in tokens; a quarter of it is for notes. */
export const BUDGET = 8_192;

/** A request with a conversation. */
export interface NamedRequest {
  readonly name: string;
  readonly request: CompactionRequest;
}

/** A generated chat of so many turns as a request. */
export function chatRequest(turns: number, seed: number): NamedRequest {
  const request = requestOf(benchChat(turns, seed));
  return { name: `${turns.toLocaleString("en")} turns`, request };
}

/** Messages without instructions and question, as a request. */
export function requestOf(
  messages: readonly Message[],
  inputBudget: number = BUDGET,
): CompactionRequest {
  return {
    instructions: INSTRUCTIONS,
    turns: messages.length > 0 ? groupTurns(messages).turns : [],
    question: QUESTION,
    inputBudget,
    notesReserve: Math.floor(inputBudget / 4),
  };
}

/**
 * The request that a user's file holds.
 *
 * @param value The parsed file: a list of messages, or a request.
 */
export function ownRequest(value: unknown): CompactionRequest {
  if (!Array.isArray(value)) return readRequest(value);
  const messages = value.map((message, index) =>
    readMessage(message, `messages[${index}]`)
  );
  return {
    ...groupTurns(messages as Message[]),
    inputBudget: BUDGET,
    notesReserve: BUDGET / 4,
  };
}

/** The whole request as messages, nothing removed. */
export function allMessages(request: CompactionRequest): readonly Message[] {
  const { instructions, turns, question, inFlight = [] } = request;
  return [
    ...(instructions
      ? [{ role: "system" as const, content: instructions }]
      : []),
    ...turns.flatMap((turn) => turn.messages),
    { role: "user", content: question },
    ...inFlight,
  ];
}
