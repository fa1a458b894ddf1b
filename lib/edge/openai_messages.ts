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
  return messages.map(({ role, content, toolCalls, toolCallId, name }) => ({
    role,
    content,
    ...toolCalls && {
      tool_calls: toolCalls.map(({ id, name, arguments: args }) => ({
        id,
        type: "function",
        function: { name, arguments: args },
      })),
    },
    ...toolCallId !== undefined && { tool_call_id: toolCallId },
    ...name !== undefined && { name },
  }));
}

/** Tools as chat templates expect them: the shape of OpenAI's API. */
export function openaiTools(tools: readonly ToolDeclaration[]): object[] {
  return tools.map((tool) => ({ type: "function", function: tool }));
}
