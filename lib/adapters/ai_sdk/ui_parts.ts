import type { TextPart, ToolCall } from "../../conversation/message.ts";
import { at, isObject, type JsonObject, type Place, textAt } from "../place.ts";
import { readArguments } from "../read_arguments.ts";
import { type PartKinds, readPart } from "../read_content.ts";
import { DENIED, plainText } from "./tool_output.ts";

/** What a part of a `UIMessage` is to a conversation. */
export type UiPart =
  | { readonly kind: "text"; readonly texts: readonly TextPart[] }
  | {
    readonly kind: "call";
    readonly call: ToolCall;
    /** The text of its result; undefined while it waits. */
    readonly result?: string;
  }
  /** Where a step of the model begins. */
  | { readonly kind: "step" }
  | { readonly kind: "other" };

const PARTS: PartKinds = { text: { text: "text" } };

/**
 * A part of a `UIMessage`: of v4 too, where a call stands in `toolInvocation` with `args` and `result`.
 *
 * @throws {FormatError} If it cannot be counted, such as a file.
 */
export function readUiPart(part: unknown, place: Place): UiPart {
  if (isObject(part) && part.type === "step-start") return { kind: "step" };
  const call = isObject(part) ? readCall(part, place) : undefined;
  if (call !== undefined) return call;
  const texts = readPart(part, place, PARTS);
  return texts.length > 0 ? { kind: "text", texts } : { kind: "other" };
}

function readCall(part: JsonObject, place: Place): UiPart | undefined {
  if (isObject(part.toolInvocation)) {
    return readInvocation(part.toolInvocation, at(place, ".toolInvocation"));
  }
  const name = toolName(part);
  return name === undefined
    ? undefined
    : readInvocation({ ...part, toolName: name }, place);
}

/** The tool's name, where the part is a call. */
export function toolName({ type, toolName }: JsonObject): string | undefined {
  if (type === "dynamic-tool") return `${toolName ?? ""}`;
  return typeof type === "string" && type.startsWith("tool-")
    ? type.slice("tool-".length)
    : undefined;
}

/** A call with its result, whatever the version. */
export function readInvocation(
  given: JsonObject,
  place: Place,
): UiPart & { kind: "call" } {
  const input = given.input ?? given.rawInput ?? given.args;
  const result = resultOf(given);
  return {
    kind: "call",
    call: {
      id: textAt(given.toolCallId, at(place, ".toolCallId")),
      name: textAt(given.toolName, at(place, ".toolName")),
      arguments: readArguments(input, at(place, ".input")),
    },
    ...(result === undefined ? {} : { result }),
  };
}

function resultOf(given: JsonObject): string | undefined {
  const { state, output, result, errorText, approval } = given;
  switch (state) {
    case "output-available":
      return plainText(output);
    case "result":
      return plainText(result);
    case "output-error":
      return plainText(errorText);
    case "output-denied": {
      const reason = isObject(approval) ? approval.reason : undefined;
      return typeof reason === "string" ? reason : DENIED;
    }
  }
}
