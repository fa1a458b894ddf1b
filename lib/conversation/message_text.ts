import type { Message } from "./message.ts";

/**
 * The message's text parts, one string each; a plain content is one part.
 *
 * Tool calls are not in it; for them see `callText`.
 *
 * @throws {TypeError} If a part is no text, such as an image: it has no number of tokens here, not even none.
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
    : message.content.map((part) => {
      if (part.type === "text") return part.text;
      throw new TypeError(
        `Cannot read a message: only text parts can be counted, found "${
          String((part as { type?: unknown }).type)
        }"`,
      );
    });
}
