import { stringifyExact } from "../text/stringify_exact.ts";
import {
  type ForeignRequest,
  type ForeignResult,
  foreignValue,
} from "./foreign_request.ts";
import { openaiChat } from "./openai_chat.ts";
import { openaiMessages } from "./openai_messages.ts";

/**
 * The messages of a compaction, as OpenAI's client takes them.
 *
 * Where the request came from `fromOpenAI`, kept messages are the very objects that it was given, unknown fields
 * included. Any other request's messages are written anew.
 *
 * @typeParam ChatMessage The client's type of a message; it is not checked.
 * @throws {TypeError} If the request was changed since it was read, as `nextRequest` does: add the answer and the next
 *   question to these messages, and read them again.
 *
 * @example A request of our own
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { compact } from "../compact/compact.ts";
 * import { charactersCounter } from "../count/characters.ts";
 * const result = compact(
 *   { instructions: "", turns: [], question: "Hi", inputBudget: 50, notesReserve: 0 },
 *   charactersCounter(),
 * );
 * assertEquals(toOpenAI(result), [{ role: "user", content: "Hi" }]);
 * ```
 */
export function toOpenAI<ChatMessage = object>(
  result: ForeignResult,
): ChatMessage[] {
  if ((result.request as Partial<ForeignRequest>).parsed === undefined) {
    return openaiMessages(result.messages).map(
      withTextArguments,
    ) as ChatMessage[];
  }
  const value = foreignValue(openaiChat, result);
  return (Array.isArray(value)
    ? [...value]
    : (value as { messages: ChatMessage[] }).messages);
}

/** OpenAI's API takes a call's arguments as JSON in a text; templates take the object. */
function withTextArguments(message: object): object {
  const { tool_calls } = message as {
    tool_calls?: { function: { name: string; arguments: unknown } }[];
  };
  return tool_calls === undefined ? message : {
    ...message,
    tool_calls: tool_calls.map((call) => ({
      ...call,
      function: {
        ...call.function,
        arguments: stringifyExact(call.function.arguments),
      },
    })),
  };
}
