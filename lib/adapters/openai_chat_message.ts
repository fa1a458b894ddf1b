import type { Message, Role, ToolCall } from "../conversation/message.ts";
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
import { type PartKinds, readContent } from "./read_content.ts";

/** Roles of OpenAI's chat messages, and ours. */
export const OPENAI_CHAT_ROLES: Readonly<Record<string, Role>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
  tool: "tool",
  function: "tool",
};

const PARTS: PartKinds = { text: { text: "text", refusal: "refusal" } };

/**
 * A chat message in our own terms.
 *
 * @param value A message.
 * @param place Where it stands.
 * @param functionCallId Id that joins a `function` message, which has none, with the call before it.
 * @throws {FormatError} If it is no message of this format.
 */
export function readOpenaiChatMessage(
  value: unknown,
  place: Place,
  functionCallId: string,
): Message {
  const given = objectAt(value, place);
  const rolePlace = at(place, ".role");
  const role = typeof given.role === "string" &&
    Object.hasOwn(OPENAI_CHAT_ROLES, given.role) &&
    OPENAI_CHAT_ROLES[given.role];
  if (!role) {
    throw misfit(
      rolePlace,
      "system, developer, user, assistant or tool",
      given.role,
    );
  }
  const toolCalls = readCalls(given, place, functionCallId);
  if (toolCalls.length > 0 && role !== "assistant") {
    throw misfit(rolePlace, "assistant beside calls of tools", given.role);
  }
  return {
    role,
    content: readText(given, place, toolCalls.length > 0),
    ...(toolCalls.length > 0 ? { toolCalls } : {}),
    ...(role === "tool"
      ? {
        toolCallId: given.role === "function"
          ? functionCallId
          : textAt(given.tool_call_id, at(place, ".tool_call_id")),
      }
      : {}),
    ...(typeof given.name === "string" ? { name: given.name } : {}),
  };
}

function readText(
  given: JsonObject,
  place: Place,
  calls: boolean,
): Message["content"] {
  const { content, refusal } = given;
  if ((content ?? null) === null) {
    if (typeof refusal === "string") return refusal;
    if (calls) return "";
  }
  return readContent(content, at(place, ".content"), PARTS);
}

function readCalls(
  given: JsonObject,
  place: Place,
  functionCallId: string,
): ToolCall[] {
  if (isObject(given.function_call)) {
    const here = at(place, ".function_call");
    return [readFunction(given.function_call, here, functionCallId)];
  }
  if ((given.tool_calls ?? null) === null) return [];
  const list = at(place, ".tool_calls");
  return listAt(given.tool_calls, list).map((item, index) => {
    const here = at(list, `[${index}]`);
    const call = objectAt(item, here);
    const id = textAt(call.id, at(here, ".id"));
    if (isObject(call.function)) {
      return readFunction(call.function, at(here, ".function"), id);
    }
    if (isObject(call.custom)) {
      const name = textAt(call.custom.name, at(here, ".custom.name"));
      return { id, name, arguments: { input: call.custom.input } };
    }
    throw misfit(here, "a function or custom tool", call.type);
  });
}

function readFunction(called: JsonObject, place: Place, id: string): ToolCall {
  return {
    id,
    name: textAt(called.name, at(place, ".name")),
    arguments: readArguments(called.arguments, at(place, ".arguments")),
  };
}
