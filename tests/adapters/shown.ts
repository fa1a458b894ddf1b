import type { Message } from "../../lib/conversation/message.ts";
import { messageTexts } from "../../lib/conversation/message_text.ts";
import type { ParsedConversation } from "../../lib/adapters/parsed_conversation.ts";

/**
 * A conversation as one line for each message: `T1 user Hi`, `T1 assistant find(c1)`, `T1 tool c1= bay D`; `! …` for the
 * instructions, `? …` for the question, `+ …` for what is in flight.
 */
export function shown({ conversation }: ParsedConversation): string[] {
  const { instructions, turns, question, inFlight = [] } = conversation;
  return [
    ...(instructions === "" ? [] : [`! ${instructions}`]),
    ...turns.flatMap(({ id, messages }) =>
      messages.map((message) => `${id} ${shownMessage(message)}`)
    ),
    ...(question === "" ? [] : [`? ${question}`]),
    ...inFlight.map((message) => `+ ${shownMessage(message)}`),
  ];
}

/** A message as one line. */
export function shownMessage(message: Message): string {
  const { role, name, toolCalls = [], toolCallId } = message;
  const texts = messageTexts(message).join(" | ");
  const calls = toolCalls.map((call) => `${call.name}(${call.id})`);
  return [
    role,
    ...(name === undefined ? [] : [`<${name}>`]),
    ...(toolCallId === undefined ? [] : [`${toolCallId}=`]),
    ...(texts === "" ? [] : [texts]),
    ...calls,
  ].join(" ");
}
