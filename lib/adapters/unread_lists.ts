import type { FormatWarning } from "./parsed_conversation.ts";
import { isObject } from "./place.ts";
import type { SourcedConversation } from "./sourced_message.ts";

/** Where the formats have their messages. */
const LISTS = ["messages", "contents", "input", "events", "history", "turns"];

/**
 * A warning for each list of messages in a document that is not the one that was read.
 *
 * @param source What was read of it.
 */
export function unreadLists(
  { original, messages }: SourcedConversation,
): readonly FormatWarning[] {
  if (!isObject(original)) return [];
  const read = LISTS.find((name) =>
    messages.some(({ path }) => path.startsWith(`${name}[`))
  );
  if (read === undefined) return [];
  return LISTS.filter((name) => name !== read && isSpoken(original[name]))
    .map((path) => ({
      path,
      problem: `messages are not read here, as the conversation is in ${read}`,
    }));
}

function isSpoken(list: unknown): boolean {
  return Array.isArray(list) &&
    list.some((item) =>
      isObject(item) && ["role", "author"].some((name) => name in item)
    );
}
