import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { Turn } from "../conversation/turn.ts";

/** A turn as it is when its user has spoken and nobody has answered. */
export interface AskedPart {
  /** Its first messages, all of them the user's; none in a turn that somebody else starts. */
  readonly asked: readonly Message[];
  /** What they say, as one question. */
  readonly question: string;
}

/**
 * The user's part at the start of a turn, as the question that it was.
 *
 * @example Two messages in a row are one question
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const { question } = askedPart({
 *   id: "T1",
 *   messages: [
 *     { role: "user", content: "Hello." },
 *     { role: "user", content: "Is it open?" },
 *     { role: "assistant", content: "Yes." },
 *   ],
 * });
 * assertEquals(question, "Hello.\n\nIs it open?");
 * ```
 */
export function askedPart({ messages }: Turn): AskedPart {
  const end = messages.findIndex(({ role }) => role !== "user");
  const asked = end < 0 ? messages : messages.slice(0, end);
  return {
    asked,
    question: asked.map((message) => messageTexts(message).join("")).join(
      "\n\n",
    ),
  };
}
