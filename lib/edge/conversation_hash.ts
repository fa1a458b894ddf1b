import type { Lesson } from "../replay/lesson.ts";
import type { ReplayHead } from "../replay/pack_replay.ts";
import { sha256 } from "./sha256.ts";

/**
 * A name for a conversation and what is followed in it, as 16 hex digits: the same whatever budget and policy it is
 * played with.
 *
 * @param conversation A lesson, or the head of a request's replay.
 */
export async function conversationHash(
  conversation: Lesson | ReplayHead,
): Promise<string> {
  const named = "turns" in conversation
    ? conversation
    : { arrivals: conversation.arrivals, facts: conversation.facts };
  const hash = await sha256(new TextEncoder().encode(JSON.stringify(named)));
  return hash.slice(0, 16);
}
