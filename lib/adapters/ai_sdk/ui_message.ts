import type { TextPart, ToolCall } from "../../conversation/message.ts";
import { at, isObject, type JsonObject, misfit, type Place } from "../place.ts";
import type { SourcedMessage } from "../sourced_message.ts";
import { readInvocation, readUiPart } from "./ui_parts.ts";

/** A step of the model that is being read. */
interface Step {
  readonly texts: TextPart[];
  readonly calls: ToolCall[];
  readonly results: SourcedMessage[];
  readonly pieces: number[];
}

const emptyStep = (): Step => ({
  texts: [],
  calls: [],
  results: [],
  pieces: [],
});

/**
 * A `UIMessage` as our messages: of the assistant one for each step, with the results of its calls behind it.
 *
 * A step begins at a `step-start`, and at a text behind calls. In v4 the parts may be missing: `content` and
 * `toolInvocations` are one step then. An empty list of parts says nothing.
 *
 * @param message The message.
 * @param place Where it stands.
 * @param piece Index of its first part among all pieces.
 * @throws {FormatError} If it is none, or a part cannot be counted.
 */
export function readUiMessage(
  message: JsonObject,
  place: Place,
  piece: number,
): readonly SourcedMessage[] {
  const { role } = message;
  if (role !== "system" && role !== "user" && role !== "assistant") {
    throw misfit(at(place, ".role"), "system, user or assistant", role);
  }
  const steps = readSteps(message, place, piece);
  const said = steps.filter(({ texts, calls }) =>
    texts.length + calls.length > 0
  );
  const shown = said.length > 0 ? said : steps.slice(0, 1);
  return shown.flatMap(({ texts, calls, results, pieces }) => [
    {
      message: {
        role,
        content: texts.length === 1 ? texts[0].text : texts,
        ...(calls.length > 0 ? { toolCalls: calls } : {}),
      },
      pieces,
      path: place.path,
    },
    ...results,
  ]);
}

function readSteps(
  message: JsonObject,
  place: Place,
  first: number,
): readonly Step[] {
  if (!Array.isArray(message.parts) || message.parts.length === 0) {
    return [readOldStep(message, place, first)];
  }
  const steps: Step[] = [emptyStep()];
  message.parts.forEach((value, index) => {
    const here = at(place, `.parts[${index}]`);
    const part = readUiPart(value, here);
    const isNext = part.kind === "step" ||
      (part.kind === "text" && steps.at(-1)!.calls.length > 0);
    if (isNext && steps.at(-1)!.pieces.length > 0) steps.push(emptyStep());
    const step = steps.at(-1)!;
    const piece = first + index;
    // The words come first: a block of notes in front of them is looked for in the first piece.
    if (part.kind === "text" && step.texts.length === 0) {
      step.pieces.unshift(piece);
    } else step.pieces.push(piece);
    if (part.kind === "text") step.texts.push(...part.texts);
    if (part.kind !== "call") return;
    step.calls.push(part.call);
    if (part.result !== undefined) {
      step.results.push(resultOf(part.call, part.result, piece, here.path));
    }
  });
  return steps;
}

function readOldStep(message: JsonObject, place: Place, piece: number): Step {
  const { content, toolInvocations } = message;
  const step = { ...emptyStep(), pieces: [piece] };
  if (typeof content === "string" && content !== "") {
    step.texts.push({ type: "text", text: content });
  }
  const invocations = Array.isArray(toolInvocations) ? toolInvocations : [];
  invocations.forEach((given, index) => {
    const here = at(place, `.toolInvocations[${index}]`);
    if (!isObject(given)) throw misfit(here, "a call of a tool", given);
    const { call, result } = readInvocation(given, here);
    step.calls.push(call);
    if (result !== undefined) {
      step.results.push(resultOf(call, result, piece, here.path));
    }
  });
  return step;
}

function resultOf(
  { id, name }: ToolCall,
  content: string,
  piece: number,
  path: string,
): SourcedMessage {
  const message = { role: "tool" as const, content, toolCallId: id, name };
  return { message, pieces: [piece], path };
}
