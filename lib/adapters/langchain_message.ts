import { show } from "../conversation/check_message.ts";
import type {
  Message,
  Role,
  TextPart,
  ToolCall,
} from "../conversation/message.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  misfit,
  type Place,
  textAt,
} from "./place.ts";
import { readArguments } from "./read_arguments.ts";
import { type PartKinds, readPart } from "./read_content.ts";

/** LangChain's types of messages, and our roles. */
const ROLES: Readonly<Record<string, Role>> = {
  human: "user",
  ai: "assistant",
  system: "system",
  developer: "system",
  tool: "tool",
  function: "tool",
};

/** Roles of a message whose role is written out. */
const CHAT_ROLES: Readonly<Record<string, Role>> = {
  user: "user",
  ...ROLES,
  assistant: "assistant",
};

/** Where a message's fields stand in its entry. */
export interface LangchainEntry {
  /** `human`, `ai`, `system`, `tool`, `function`, `chat`. */
  readonly type: string;
  /** The field that holds the others; undefined where they stand in the entry itself. */
  readonly holder?: "data" | "kwargs";
  /** The message's fields. */
  readonly fields: JsonObject;
}

/** The entry's type and fields: stored, a serialised constructor, or flat; undefined for anything else. */
export function langchainEntry(value: unknown): LangchainEntry | undefined {
  if (!isObject(value)) return;
  const { type, data, id, kwargs, content, role } = value;
  if (type === "constructor" && isObject(kwargs) && Array.isArray(id)) {
    const name = /^(\w+)Message(?:Chunk)?$/.exec(`${id.at(-1)}`)?.[1];
    return name &&
        { type: name.toLowerCase(), holder: "kwargs", fields: kwargs } ||
      undefined;
  }
  if (typeof type !== "string") return;
  const plain = type.replace(/MessageChunk$/, "").toLowerCase();
  const isKnown = Object.hasOwn(ROLES, plain) || plain === "chat" ||
    plain === "generic";
  if (!isKnown) return;
  if (isObject(data)) return { type: plain, holder: "data", fields: data };
  return content !== undefined && (role === undefined || plain === "chat")
    ? { type: plain, fields: value }
    : undefined;
}

/**
 * A message of LangChain's in our own terms.
 *
 * @param entry Its type and fields.
 * @param place Where its fields stand.
 * @param functionCallId Id that joins a `function` message, which has none, with the call before it.
 * @throws {FormatError} If it is no message that is sent.
 */
export function readLangchainMessage(
  { type, fields }: LangchainEntry,
  place: Place,
  functionCallId: string,
): Message {
  const role = roleOf(type, fields, place);
  const toolCalls = role === "assistant"
    ? readCalls(fields, place, functionCallId)
    : [];
  return {
    role,
    content: readTexts(fields.content, at(place, ".content"), role),
    ...(toolCalls.length > 0 ? { toolCalls } : {}),
    ...(role === "tool"
      ? {
        toolCallId: type === "function"
          ? functionCallId
          : textAt(fields.tool_call_id, at(place, ".tool_call_id")),
      }
      : {}),
    ...(typeof fields.name === "string" ? { name: fields.name } : {}),
  };
}

function roleOf(type: string, fields: JsonObject, place: Place): Role {
  if (Object.hasOwn(ROLES, type)) return ROLES[type];
  const { role } = fields;
  if (typeof role === "string" && Object.hasOwn(CHAT_ROLES, role)) {
    return CHAT_ROLES[role];
  }
  throw misfit(at(place, ".role"), "user, assistant or system", role);
}

const PARTS: PartKinds = { text: { text: "text" } };
/** Parts that repeat what stands in `tool_calls`. */
const CALL_PARTS =
  /^(?:tool_use|tool_call|tool_call_chunk|function_call|input_json_delta)$/;

function readTexts(
  content: unknown,
  place: Place,
  role: Role,
): Message["content"] {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) {
    throw misfit(place, "text or a list of parts", content);
  }
  return content.flatMap((part, index): readonly TextPart[] => {
    if (typeof part === "string") return [{ type: "text", text: part }];
    const isCall = role === "assistant" && isObject(part) &&
      CALL_PARTS.test(`${part.type}`);
    return isCall ? [] : readPart(part, at(place, `[${index}]`), PARTS);
  });
}

function readCalls(
  fields: JsonObject,
  place: Place,
  functionCallId: string,
): ToolCall[] {
  const kwargs = isObject(fields.additional_kwargs)
    ? fields.additional_kwargs
    : {};
  const calls = [
    ...callsAt(fields.tool_calls, at(place, ".tool_calls")),
    ...callsAt(fields.invalid_tool_calls, at(place, ".invalid_tool_calls")),
  ];
  if (calls.length > 0) return calls;
  const within = at(place, ".additional_kwargs");
  if (isObject(kwargs.function_call)) {
    const here = at(within, ".function_call");
    return [readCall(kwargs.function_call, here, functionCallId)];
  }
  return callsAt(kwargs.tool_calls, at(within, ".tool_calls"));
}

function callsAt(value: unknown, place: Place): ToolCall[] {
  if ((value ?? null) === null) return [];
  return listAt(value, place).map((call, index) => {
    const here = at(place, `[${index}]`);
    if (!isObject(call)) throw misfit(here, "a call of a tool", call);
    const { id } = call;
    const called = isObject(call.function) ? call.function : call;
    return readCall(
      called,
      here,
      typeof id === "string" ? id : show(here.path),
    );
  });
}

function readCall(called: JsonObject, place: Place, id: string): ToolCall {
  const given = called.args ?? called.arguments;
  return {
    id,
    name: typeof called.name === "string" ? called.name : "",
    arguments: readArguments(given, at(place, ".args")),
  };
}
