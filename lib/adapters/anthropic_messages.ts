import type { Message, TextPart, ToolCall } from "../conversation/message.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  misfit,
  objectAt,
  type Place,
  textAt,
} from "./place.ts";
import { readArguments } from "./read_arguments.ts";
import { type PartKinds, readContent, readPart } from "./read_content.ts";
import type { SourcedMessage } from "./sourced_message.ts";

const PARTS: PartKinds = { text: { text: "text" } };

/**
 * A message of the Messages API in our own terms: results of tools are messages of their own, before the user's words.
 *
 * @param value A message.
 * @param place Where it stands.
 * @param piece Its index.
 * @throws {FormatError} If it is no message of this format.
 */
export function readAnthropicMessage(
  value: unknown,
  place: Place,
  piece: number,
): readonly SourcedMessage[] {
  const { role, content } = objectAt(value, place);
  const sourced = { pieces: [piece], path: place.path };
  const here = at(place, ".content");
  if (role === "assistant") {
    return [{ ...sourced, message: readAssistant(content, here) }];
  }
  if (role !== "user" && role !== "system") {
    throw misfit(at(place, ".role"), "user or assistant", role);
  }
  const isBringing = role === "user" && Array.isArray(content) &&
    content.some(isResult);
  if (!isBringing) {
    return [{
      ...sourced,
      message: { role, content: readContent(content, here, PARTS) },
    }];
  }
  const results: Message[] = [];
  const words: TextPart[] = [];
  content.forEach((block: unknown, index) => {
    const step = at(here, `[${index}]`);
    if (isResult(block)) results.push(readResult(block, step));
    else words.push(...readPart(block, step, PARTS));
  });
  return [
    ...results.map((message) => ({ ...sourced, message })),
    ...(words.length === 0 ? [] : [{
      ...sourced,
      message: { role: "user" as const, content: words },
      continues: true,
    }]),
  ];
}

function isResult(block: unknown): block is JsonObject {
  return isObject(block) && block.type === "tool_result";
}

function readResult(block: JsonObject, place: Place): Message {
  return {
    role: "tool",
    content: readContent(block.content ?? "", at(place, ".content"), PARTS),
    toolCallId: textAt(block.tool_use_id, at(place, ".tool_use_id")),
  };
}

function readAssistant(content: unknown, place: Place): Message {
  if (typeof content === "string") return { role: "assistant", content };
  const texts: TextPart[] = [];
  const toolCalls: ToolCall[] = [];
  listAt(content, place).forEach((block, index) => {
    const here = at(place, `[${index}]`);
    if (isObject(block) && block.type === "tool_use") {
      toolCalls.push({
        id: textAt(block.id, at(here, ".id")),
        name: textAt(block.name, at(here, ".name")),
        arguments: readArguments(block.input, at(here, ".input")),
      });
    } else {
      texts.push(...readPart(block, here, PARTS));
    }
  });
  return {
    role: "assistant",
    content: texts,
    ...(toolCalls.length > 0 ? { toolCalls } : {}),
  };
}
