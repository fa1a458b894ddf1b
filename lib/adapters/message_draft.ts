import type { Message, Role, ToolCall } from "../conversation/message.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/** A message that is being put together from several lines. */
export interface MessageDraft {
  /** Who speaks. */
  readonly role: Role;
  /** Its texts so far. */
  readonly texts: string[];
  /** Its calls so far. */
  readonly calls: ToolCall[];
  /** Its pieces so far. */
  readonly pieces: number[];
  /** Where it starts. */
  readonly path: string;
  /** The line that it starts on. */
  readonly line: number;
  /** When it was said. */
  readonly time?: string;
  /** The call that it answers. */
  readonly toolCallId?: string;
  /** Who speaks, where it is neither the user nor a model. */
  readonly name?: string;
  /** Whether it is a user's message that starts no turn. */
  continues?: boolean;
}

/** The draft as a message; one without text, call and answered call is blank. */
export function messageOf(draft: MessageDraft): SourcedMessage {
  const { role, texts, calls, toolCallId, name } = draft;
  const { pieces, path, line, time, continues } = draft;
  const content: Message["content"] = texts.length > 1
    ? texts.map((text) => ({ type: "text", text }))
    : texts[0] ?? "";
  return {
    message: {
      role,
      content,
      ...(calls.length > 0 ? { toolCalls: calls } : {}),
      ...(toolCallId === undefined ? {} : { toolCallId }),
      ...(name === undefined ? {} : { name }),
    },
    pieces,
    path,
    line,
    ...(time === undefined ? {} : { time }),
    ...(continues === true ? { continues } : {}),
  };
}
