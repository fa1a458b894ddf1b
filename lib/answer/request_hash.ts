import type { Message, ToolDeclaration } from "../conversation/message.ts";
import { wireMessages, wireTools } from "./wire_messages.ts";

/**
 * SHA-256, in hex, of the exact messages and tools that are sent.
 *
 * A recorded answer belongs to this hash: when the messages change, so does it, and the answer is stale.
 *
 * @param messages Messages in our own form.
 * @param tools Tools that are declared to the model.
 *
 * @example Any change of a text changes the hash
 * ```ts
 * import { assertNotEquals } from "@std/assert";
 * const hash = (content: string) => requestHash([{ role: "user", content }]);
 * assertNotEquals(await hash("a"), await hash("b"));
 * ```
 */
export async function requestHash(
  messages: readonly Message[],
  tools: readonly ToolDeclaration[] = [],
): Promise<string> {
  const bytes = new TextEncoder().encode(
    JSON.stringify(
      tools.length === 0
        ? wireMessages(messages)
        : [wireMessages(messages), wireTools(tools)],
    ),
  );
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
