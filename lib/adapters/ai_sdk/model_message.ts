import type {
  Message,
  TextPart,
  ToolCall,
} from "../../conversation/message.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  misfit,
  type Place,
  textAt,
} from "../place.ts";
import { readArguments } from "../read_arguments.ts";
import { type PartKinds, readPart } from "../read_content.ts";
import { resultTexts } from "./tool_output.ts";

const PARTS: PartKinds = { text: { text: "text" } };

/**
 * A `ModelMessage` (in v4: `CoreMessage`) as our messages: each result is one.
 *
 * @throws {FormatError} If it is none, or a part cannot be counted.
 */
export function readModelMessage(
  message: JsonObject,
  place: Place,
): readonly Message[] {
  const { role, content } = message;
  const here = at(place, ".content");
  if (role === "system") return [{ role, content: textAt(content, here) }];
  if (role !== "user" && role !== "assistant" && role !== "tool") {
    throw misfit(at(place, ".role"), "system, user, assistant or tool", role);
  }
  if (typeof content === "string" && role !== "tool") {
    return [{ role, content }];
  }
  const { texts, calls, results } = readParts(listAt(content, here), here);
  if (role === "tool") return results;
  const toolCalls = calls.length > 0 ? { toolCalls: calls } : {};
  return [{ role, content: texts, ...toolCalls }, ...results];
}

function readParts(parts: readonly unknown[], place: Place) {
  const texts: TextPart[] = [];
  const calls: ToolCall[] = [];
  const results: Message[] = [];
  parts.forEach((part, index) => {
    const here = at(place, `[${index}]`);
    const type = isObject(part) ? part.type : undefined;
    if (!isObject(part)) throw misfit(here, "a part with a type", part);
    if (type === "tool-call") {
      calls.push({
        id: textAt(part.toolCallId, at(here, ".toolCallId")),
        name: textAt(part.toolName, at(here, ".toolName")),
        arguments: readArguments(part.input ?? part.args, at(here, ".input")),
      });
    } else if (type === "tool-result") {
      results.push({
        role: "tool",
        content: resultTexts(part, here),
        toolCallId: textAt(part.toolCallId, at(here, ".toolCallId")),
        ...(typeof part.toolName === "string" ? { name: part.toolName } : {}),
      });
    } else if (!APPROVAL.test(`${type}`)) {
      texts.push(...readPart(part, here, PARTS));
    }
  });
  return { texts, calls, results };
}

/** They stay with their call; what the user decides is not shown to the model. */
const APPROVAL = /^tool-approval-(?:request|response)$/;
