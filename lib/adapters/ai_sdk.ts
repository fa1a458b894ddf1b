import { aiSdkPieces, writeAiSdk } from "./ai_sdk/ai_sdk_pieces.ts";
import { readModelMessage } from "./ai_sdk/model_message.ts";
import { readUiMessage } from "./ai_sdk/ui_message.ts";
import { toolName } from "./ai_sdk/ui_parts.ts";
import type { Detection, FormatAdapter } from "./format_adapter.ts";
import { parsedFrom } from "./parsed_from.ts";
import {
  at,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  type Place,
} from "./place.ts";
import type { SourcedMessage } from "./sourced_message.ts";
import { writePlan } from "./write_plan.ts";

/**
 * Messages of the AI SDK, `ModelMessage` and `UIMessage`, as a list or as `messages` of an object.
 *
 * ```
 *  theirs                                                  ours
 *  system beside messages, role system                     instructions
 *  tool-call { input }, in v4 { args }                     toolCalls[]
 *  tool-result { output: { type, value } }, in v4
 *    { result }                                            tool, joined by toolCallId
 *  tool-approval-request, tool-approval-response           stay with their call, not counted
 *  UIMessage parts up to the next step                     one assistant message and its results
 *  tool-NAME, dynamic-tool, in v4 tool-invocation:
 *    output-available, output-error, output-denied         call and result
 *    all other states                                      a call that waits
 *  reasoning, source-…, data-…, step-start                 ride along
 *  file, image                                             refused
 * ```
 *
 * Of a `UIMessage` single parts may go: the steps of a turn in flight are rounds.
 */
export const aiSdk: FormatAdapter = {
  name: "ai-sdk",
  layout: "document",

  detect(value) {
    const { messages, path } = locate(value);
    let shared: Detection | undefined;
    for (const [index, message] of (messages ?? []).entries()) {
      const mark = markOf(message);
      if (mark === undefined) return;
      if (mark === "own") return { own: true, path: `${path}[${index}]` };
      shared ??= { own: false, path: `${path}[${index}]` };
    }
    return shared;
  },

  parse(value) {
    const place: Place = { format: "ai-sdk", path: "", warnings: [] };
    const { messages, path } = locate(value);
    const list = at(place, path);
    const items = listAt(messages, list);
    const pieces = aiSdkPieces(items);
    const starts = Map.groupBy(pieces.keys(), (piece) => pieces[piece].message);
    return parsedFrom({
      format: "ai-sdk",
      original: value,
      pieceCount: pieces.length,
      messages: [
        ...systemOf(value),
        ...items.flatMap((item, index) =>
          readMessage(item, at(list, `[${index}]`), starts.get(index)![0])
        ),
      ],
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    if (plan === undefined) return parsed.original;
    const messages = writeAiSdk(locate(parsed.original).messages ?? [], plan);
    return isObject(parsed.original)
      ? { ...parsed.original, messages }
      : messages;
  },
};

function locate(
  value: unknown,
): { messages: readonly unknown[] | undefined; path: string } {
  const messages = isObject(value) ? value.messages : value;
  return {
    messages: Array.isArray(messages) ? messages : undefined,
    path: isObject(value) ? "messages" : "",
  };
}

function systemOf(value: unknown): SourcedMessage[] {
  const system = isObject(value) ? value.system : undefined;
  if (typeof system !== "string" || system === "") return [];
  const message = { role: "system" as const, content: system };
  return [{ message, pieces: [], path: "system" }];
}

function readMessage(
  value: unknown,
  place: Place,
  piece: number,
): readonly SourcedMessage[] {
  const message = objectAt(value, place);
  if (isUi(message)) return readUiMessage(message, place, piece);
  const pieces = [piece];
  return readModelMessage(message, place).map((said) => ({
    message: said,
    pieces,
    path: place.path,
  }));
}

function isUi(message: JsonObject): boolean {
  return Array.isArray(message.parts) || Array.isArray(message.toolInvocations);
}

/** "own" for what only this format has, "shared" for what others have too, undefined for what it has not. */
function markOf(message: unknown): "own" | "shared" | undefined {
  if (!isObject(message) || typeof message.role !== "string") return;
  const { content, parts, toolInvocations } = message;
  if (Array.isArray(toolInvocations)) return "own";
  if (Array.isArray(parts)) {
    const isTyped = parts.every((part) =>
      isObject(part) && typeof part.type === "string"
    );
    if (parts.length === 0) return "shared";
    return isTyped ? "own" : undefined;
  }
  if (!Array.isArray(content)) {
    return typeof content === "string" ? "shared" : undefined;
  }
  const isOwn = content.some((part) =>
    isObject(part) && (toolName(part) !== undefined || "toolCallId" in part)
  );
  if (isOwn) return "own";
  return content.every((part) =>
      isObject(part) && ["text", "reasoning", "image", "file"]
        .includes(`${part.type}`)
    )
    ? "shared"
    : undefined;
}
