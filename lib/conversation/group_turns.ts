import { answerIndices } from "./answer_indices.ts";
import { checkMessage } from "./check_message.ts";
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
  const groups = cutBeforeQuestions(hasSystem ? messages.slice(1) : messages);
  const pending = isPending(groups.at(-1)) ? groups.pop()! : [];
  const turns: Turn[] = groups.map((group, index) => ({
    id: `T${index + 1}`,
    messages: group,
  }));
  const first = pending.findIndex((message) => message.role !== "user");
  const asked = first < 0 ? pending : pending.slice(0, first);
  const inFlight = pending.slice(asked.length);
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

function cutBeforeQuestions(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  const answers = answerIndices(messages);
  let openUntil = -1;
  messages.forEach((message, index) => {
    const starts = message.role === "user" && index > openUntil &&
      messages[index - 1]?.role !== "user";
    if (starts || groups.length === 0) groups.push([]);
    groups[groups.length - 1].push(message);
    openUntil = Math.max(openUntil, answers[index]);
  });
  return groups;
}

/** A turn waits for the model while its last word is the user's, a tool's, or a call. */
function isPending(group: readonly Message[] | undefined): boolean {
  const last = group?.at(-1);
  return group?.[0].role === "user" && last !== undefined &&
    (last.role !== "assistant" || (last.toolCalls?.length ?? 0) > 0);
}

function textOf(message: Message): string {
  return messageTexts(message).join("");
}
