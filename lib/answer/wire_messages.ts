import type { Message, ToolDeclaration } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";

/** A message as a chat server takes it. */
export interface WireMessage {
  /** The speaker's role. */
  readonly role: string;
  /** The text. */
  readonly content: string;
  /** Calls of an assistant. */
  readonly tool_calls?: readonly {
    readonly function: {
      readonly name: string;
      readonly arguments: Readonly<Record<string, unknown>>;
    };
  }[];
  /** In a tool message: the tool that answers. */
  readonly tool_name?: string;
}

/**
 * The messages as a chat server takes them: parts joined, a result with its tool's name.
 *
 * @param messages Messages in our own form.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(
 *   wireMessages([{ role: "user", content: [{ type: "text", text: "Hi" }] }]),
 *   [{ role: "user", content: "Hi" }],
 * );
 * ```
 */
export function wireMessages(
  messages: readonly Message[],
): readonly WireMessage[] {
  const toolNames = new Map<string, string>();
  return messages.map((message) => {
    for (const call of message.toolCalls ?? []) {
      toolNames.set(call.id, call.name);
    }
    const toolName = message.role === "tool"
      ? toolNames.get(message.toolCallId ?? "") ?? message.name
      : undefined;
    return {
      role: message.role,
      content: messageTexts(message).join(""),
      ...(message.toolCalls?.length
        ? {
          tool_calls: message.toolCalls.map((call) => ({
            function: { name: call.name, arguments: call.arguments },
          })),
        }
        : {}),
      ...(toolName === undefined ? {} : { tool_name: toolName }),
    };
  });
}

/** A tool as a chat server takes it. */
export interface WireTool {
  /** The only kind there is. */
  readonly type: "function";
  /** What it is called and takes. */
  readonly function: ToolDeclaration;
}

/** The tools as a chat server takes them. */
export function wireTools(
  tools: readonly ToolDeclaration[],
): readonly WireTool[] {
  return tools.map((tool) => ({ type: "function", function: tool }));
}
