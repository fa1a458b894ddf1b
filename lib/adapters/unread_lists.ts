import type { FormatWarning } from "./parsed_conversation.ts";
import { isObject } from "./place.ts";
import type { SourcedConversation } from "./sourced_message.ts";

/** Where the formats have their messages. */
const LISTS = ["messages", "contents", "input", "events", "history", "turns"];

/**
 * A warning that names the lists of messages in a document that are not the one that was read, if there are any.
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
  const [path, ...others] = LISTS.filter((name) =>
    name !== read && isSpoken(original[name])
  );
  if (path === undefined) return [];
  const places = ["here", ...others].join(" and in ");
  const problem =
    `messages are not read ${places}, as the conversation is in ${read}`;
  return [{ path, problem }];
}

function isSpoken(list: unknown): boolean {
  return Array.isArray(list) &&
    list.some((item) =>
      isObject(item) && ["role", "author"].some((name) => name in item)
    );
}
