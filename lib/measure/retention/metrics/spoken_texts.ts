import { callText } from "../../../conversation/call_text.ts";
import type { Message } from "../../../conversation/message.ts";
import { messageTexts } from "../../../conversation/message_text.ts";

/**
 * All that a message says: its texts, then its calls.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(spokenTexts({ role: "user", content: "Hi" }), ["Hi"]);
 * ```
 */
export function spokenTexts(message: Message): readonly string[] {
  return [
    ...messageTexts(message),
    ...(message.toolCalls ?? []).map(callText),
  ];
}
