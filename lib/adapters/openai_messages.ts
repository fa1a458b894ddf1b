import { messageTexts } from "../conversation/message_text.ts";
import type { Message, ToolDeclaration } from "../conversation/message.ts";

/**
 * Messages as chat templates expect them: the shape of OpenAI's API, with the arguments of calls as objects.
 *
 * @param messages Our messages.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const call = { id: "c1", name: "add", arguments: { a: 1 } };
 * assertEquals(
 *   openaiMessages([{ role: "assistant", content: "", toolCalls: [call] }]),
 *   [{
 *     role: "assistant",
 *     content: "",
 *     tool_calls: [{
 *       id: "c1",
 *       type: "function",
 *       function: { name: "add", arguments: { a: 1 } },
 *     }],
 *   }],
 * );
 * ```
 */
export function openaiMessages(messages: readonly Message[]): object[] {
  return messages.map((message) => ({
    role: message.role,
    content: messageTexts(message).join(""),
    ...message.toolCalls && {
      tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
        id,
        type: "function",
        function: { name, arguments: args },
      })),
    },
    ...message.toolCallId !== undefined &&
      { tool_call_id: message.toolCallId },
    ...message.name !== undefined && { name: message.name },
  }));
}

/** Tools as chat templates expect them: the shape of OpenAI's API. */
export function openaiTools(tools: readonly ToolDeclaration[]): object[] {
  return tools.map((tool) => ({ type: "function", function: tool }));
}
