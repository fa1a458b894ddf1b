import type { Message } from "../conversation/message.ts";
import { wireMessages } from "./wire_messages.ts";

/**
 * SHA-256, in hex, of the exact messages that are sent.
 *
 * A recorded answer belongs to this hash: when the messages change, so does it, and the answer is stale.
 *
 * @param messages Messages in our own form.
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
): Promise<string> {
  const bytes = new TextEncoder().encode(
    JSON.stringify(wireMessages(messages)),
  );
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
