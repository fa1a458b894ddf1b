import { checkMessage } from "./check_message.ts";
import { cutTurns } from "./cut_turns.ts";
import type { Message } from "./message.ts";
import { readMessage } from "./read_message.ts";
import { messageTexts } from "./message_text.ts";
import type { CompactionRequest } from "./request.ts";
import type { Turn } from "./turn.ts";

/** The parts of a request that a list of messages gives. */
export type GroupedConversation = Pick<
  CompactionRequest,
  "instructions" | "turns" | "question" | "inFlight"
>;

/**
 * The messages as instructions, turns `T1`, `T2` …, the question, and what is in flight since it.
 *
 * A turn is a user message (several in a row stay messages of one turn) and all up to the next. User messages at the
 * end that nobody has answered become the question, joined by a blank line; if tools are still being called for them,
 * those rounds are `inFlight`. Messages
 * in OpenAI's spelling (`tool_calls`, `tool_call_id`, `developer`, null beside calls) are understood. Where the assistant has ended the last turn, the question is "". Blank messages stay.
 *
 * @throws {RangeError} If the list is empty.
 * @throws {TypeError} If a message is malformed, a system message comes later than first, or a user's message stands
 *   between a call and its result in the turn in flight.
 *
 * @example A question behind one complete turn
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { turns, question } = groupTurns([
 *   { role: "user", content: "Hi" },
 *   { role: "assistant", content: "Hello" },
 *   { role: "user", content: "Where is bay D?" },
 * ]);
 * assertEquals([turns.length, turns[0].id, question], [1, "T1", "Where is bay D?"]);
 * ```
 */
export function groupTurns(given: readonly Message[]): GroupedConversation {
  if (given.length === 0) {
    throw new RangeError("Cannot group turns: there is no message");
  }
  const messages = given.map((message, index) =>
    readMessage(message, `messages[${index}]`) as Message
  );
  messages.forEach((message, index) => {
    checkMessage(message, `messages[${index}]`);
    if (message.role === "system" && index > 0) {
      throw new TypeError(
        `messages[${index}].role: a system message stands only at the start`,
      );
    }
  });
  const hasSystem = messages[0].role === "system";
  const instructions = hasSystem ? textOf(messages[0]) : "";
  const spoken = hasSystem ? messages.slice(1) : messages;
  const { starts, questionStart, inFlightStart } = cutTurns(spoken);
  const turns: Turn[] = starts.map((start, index) => ({
    id: `T${index + 1}`,
    messages: spoken.slice(start, starts[index + 1] ?? questionStart),
  }));
  const asked = spoken.slice(questionStart, inFlightStart);
  const inFlight = spoken.slice(inFlightStart);
  const interrupting = inFlight.find((message) => message.role === "user");
  if (interrupting !== undefined) {
    throw new TypeError(
      `messages[${
        messages.indexOf(interrupting)
      }].role: a user's message stands between a call and its result while the turn is in flight`,
    );
  }
  return {
    instructions,
    turns,
    question: asked.map(textOf).join("\n\n"),
    ...(inFlight.length > 0 ? { inFlight } : {}),
  };
}

function textOf(message: Message): string {
  return messageTexts(message).join("");
}
