import type { Message } from "./message.ts";

/**
 * The message's text parts, one string each; a plain content is one part.
 *
 * Tool calls are not in it; for them see `callText`.
 *
 * @example A plain content is one part
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(messageTexts({ role: "user", content: "Hi" }), ["Hi"]);
 * ```
 */
export function messageTexts(message: Message): readonly string[] {
  return typeof message.content === "string"
    ? [message.content]
    : message.content.map((part) => part.text);
}
