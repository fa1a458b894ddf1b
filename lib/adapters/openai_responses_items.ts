import { stringifyExact } from "../text/stringify_exact.ts";
import { show } from "../conversation/check_message.ts";
import type { Message, ToolCall } from "../conversation/message.ts";
import { OPENAI_CHAT_ROLES } from "./openai_chat_message.ts";
import {
  at,
  isObject,
  type JsonObject,
  misfit,
  objectAt,
  type Place,
  textAt,
  warn,
} from "./place.ts";
import { readArguments } from "./read_arguments.ts";
import { langchainEntry } from "./langchain_message.ts";
import { type PartKinds, readContent } from "./read_content.ts";

/** What one item is to a conversation. */
export type ResponsesItem =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "call"; readonly call: ToolCall }
  /** It stands before what it belongs to, such as reasoning; it is not counted. */
  | { readonly kind: "leading" }
  /** It stands for all that was before it, and always stays. */
  | { readonly kind: "compaction" };

const PARTS: PartKinds = {
  text: {
    input_text: "text",
    output_text: "text",
    text: "text",
    refusal: "refusal",
  },
};

/**
 * An item of the Responses API in our own terms.
 *
 * Calls and results are told by `call_id`, whatever kind of tool they are for. All other items ride along uncounted.
 *
 * @throws {FormatError} If it is no item, or a part of it cannot be counted.
 */
export function readResponsesItem(value: unknown, place: Place): ResponsesItem {
  const item = objectAt(value, place);
  const type = item.type ?? (item.role === undefined ? undefined : "message");
  if (type === "message") return readMessage(item, place);
  if (typeof type !== "string" && typeof item.id !== "string") {
    throw misfit(at(place, ".type"), "a type or a role", item.type);
  }
  if (typeof type === "string" && /_output$/.test(type)) {
    return readOutput(item, place);
  }
  if (typeof type === "string" && /_call$/.test(type) && "call_id" in item) {
    return { kind: "call", call: readCall(item, type, place) };
  }
  if (langchainEntry(item) !== undefined) {
    throw misfit(at(place, ".type"), "an item's type", type);
  }
  if (type === "compaction") {
    warn(
      place,
      "a summary that only the server can read always stays; it is not counted",
    );
    return { kind: "compaction" };
  }
  warn(
    place,
    `an item of type ${
      show(type ?? "item_reference")
    } rides along; it is not counted`,
  );
  return { kind: "leading" };
}

function readMessage(item: JsonObject, place: Place): ResponsesItem {
  const role = typeof item.role === "string" && item.role !== "tool" &&
    item.role !== "function" && Object.hasOwn(OPENAI_CHAT_ROLES, item.role) &&
    OPENAI_CHAT_ROLES[item.role];
  if (!role) {
    throw misfit(
      at(place, ".role"),
      "system, developer, user or assistant",
      item.role,
    );
  }
  const content = readContent(item.content, at(place, ".content"), PARTS);
  return { kind: "message", message: { role, content } };
}

function readOutput(item: JsonObject, place: Place): ResponsesItem {
  const output = item.output ?? "";
  const isText = typeof output === "string" || Array.isArray(output);
  return {
    kind: "message",
    message: {
      role: "tool",
      content: isText
        ? readContent(output, at(place, ".output"), PARTS)
        : textOfOutput(output, at(place, ".output")),
      toolCallId: textAt(item.call_id ?? item.id, at(place, ".call_id")),
    },
  };
}

/** Outputs of other tools are objects: a screenshot cannot be counted, all else is read as its JSON. */
function textOfOutput(output: unknown, place: Place): Message["content"] {
  const type = isObject(output) ? output.type : undefined;
  if (type === "computer_screenshot") {
    throw misfit(place, "text", "computer_screenshot");
  }
  return stringifyExact(output);
}

function readCall(item: JsonObject, type: string, place: Place): ToolCall {
  const id = textAt(item.call_id, at(place, ".call_id"));
  if (type === "function_call") {
    return {
      id,
      name: textAt(item.name, at(place, ".name")),
      arguments: readArguments(item.arguments, at(place, ".arguments")),
    };
  }
  const name = typeof item.name === "string"
    ? item.name
    : type.replace(/_call$/, "");
  const given = item.action ?? item.operation ?? item.arguments ??
    { input: item.input };
  return {
    id,
    name,
    arguments: readArguments(given, at(place, ".action")),
  };
}
