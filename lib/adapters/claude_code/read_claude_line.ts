import { isObject, type JsonObject } from "../place.ts";
import type {
  ClaudeKind,
  ClaudeLine,
  PreservedSegment,
} from "./claude_line.ts";
import { CLIENT_TEXT } from "./client_text.ts";
import { readClaudeParts } from "./read_claude_parts.ts";

/**
 * What a line of a session is to the conversation.
 *
 * Fields that the conversation does not need are not kept: most of a large session is these.
 *
 * @param value The parsed line.
 * @param line Its number, from 1.
 */
export function readClaudeLine(value: JsonObject, line: number): ClaudeLine {
  const uuid = textOf(value.uuid);
  const named = kindOf(value);
  const unread = uuid === undefined && named !== "link"
    ? "uuid"
    : isUnknown(value)
    ? "type"
    : undefined;
  const kind = uuid === undefined ? "state" : named;
  const message = isObject(value.message) ? value.message : {};
  const parent = textOf(value.parentUuid) ?? textOf(value.logicalParentUuid);
  const messageId = kind === "assistant" ? textOf(message.id) : undefined;
  const time = timeOf(value.timestamp);
  const preserved = kind === "boundary" ? preservedOf(value) : undefined;
  const isQueued = kind === "user" && value.type === "attachment";
  return {
    line,
    kind,
    isSidechain: value.isSidechain === true,
    parts: isQueued
      ? readClaudeParts(promptOf(value), "attachment.prompt")
      : ["user", "assistant", "client", "summary"].includes(kind)
      ? readClaudeParts(message.content, "message.content")
      : [],
    ...(uuid === undefined ? {} : { uuid }),
    ...(unread === undefined ? {} : { unread }),
    ...(parent === undefined ? {} : { parent }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(time === undefined ? {} : { time }),
    ...(isQueued ? { isQueued } : {}),
    ...(preserved === undefined ? {} : { preserved }),
  };
}

function kindOf(value: JsonObject): ClaudeKind {
  switch (value.type) {
    case "system":
      return value.subtype === "compact_boundary" ? "boundary" : "link";
    case "attachment":
      return promptOf(value) === undefined ? "link" : "user";
    case "assistant":
      return value.isApiErrorMessage === true ? "link" : "assistant";
    case "user":
      if (value.isCompactSummary === true) return "summary";
      return value.isMeta === true || isClientText(value) ? "client" : "user";
    default:
      return "link";
  }
}

/** Whether there is a message in a line of a type that has none. */
function isUnknown({ type, message }: JsonObject): boolean {
  return type !== "user" && type !== "assistant" && isObject(message) &&
    "content" in message;
}

/** What the user typed while the assistant was at work; undefined for other attachments. */
function promptOf({ attachment }: JsonObject): unknown {
  if (!isObject(attachment)) return;
  const { type, commandMode = "prompt", prompt } = attachment;
  const isTyped = type === "queued_command" && commandMode === "prompt";
  return isTyped ? prompt : undefined;
}

function isClientText({ message }: JsonObject): boolean {
  const content = isObject(message) ? message.content : undefined;
  const texts = Array.isArray(content)
    ? content.map((block) => isObject(block) ? block.text : undefined)
    : [content];
  return texts.length > 0 &&
    texts.every((text) => typeof text === "string" && CLIENT_TEXT.test(text));
}

function preservedOf(value: JsonObject): PreservedSegment | undefined {
  const metadata = isObject(value.compactMetadata) ? value.compactMetadata : {};
  if (!isObject(metadata.preservedSegment)) return;
  const { headUuid, tailUuid } = metadata.preservedSegment;
  return typeof headUuid === "string" && typeof tailUuid === "string"
    ? { head: headUuid, tail: tailUuid }
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The time if it is one that a turn may have. */
function timeOf(value: unknown): string | undefined {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value)
    ? value
    : undefined;
}
