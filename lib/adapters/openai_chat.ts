import type { FormatAdapter } from "./format_adapter.ts";
import {
  OPENAI_CHAT_ROLES,
  readOpenaiChatMessage,
} from "./openai_chat_message.ts";
import { parsedFrom } from "./parsed_from.ts";
import { at, isObject, listAt, type Place } from "./place.ts";
import { readTools } from "./read_tools.ts";
import { leadContent, writeItems } from "./write_items.ts";
import { writePlan } from "./write_plan.ts";

/**
 * OpenAI's chat messages, as a list or as `messages` of a request.
 *
 * ```
 *  theirs                                                ours
 *  role system, developer                                instructions (only at the start; several are joined)
 *  role user, content text or parts                      user
 *  role assistant, tool_calls[].function.arguments text  assistant, toolCalls[].arguments object
 *  role tool, tool_call_id                               tool, toolCallId
 *  role function, name (the older way: function_call)    tool, joined with the call before it
 *  part text, refusal                                    text
 *  part image_url, input_audio, file                     refused
 *  tools[].function                                      tools
 * ```
 *
 * Other fields (`name`, `annotations`, `reasoning_content`, the request's `model` and so on) ride along.
 */
export const openaiChat: FormatAdapter = {
  name: "openai-chat",
  layout: "document",

  detect(value) {
    const { messages, path } = locate(value);
    const marks = (messages ?? []).map(markOf);
    if (marks[0] === undefined) return;
    const own = marks.indexOf("own");
    if (own < 0 && isObject(value) && "system" in value) return;
    return { own: own >= 0, path: `${path}[${Math.max(own, 0)}]` };
  },

  parse(value) {
    const place: Place = { format: "openai-chat", path: "", warnings: [] };
    const { path, messages } = locate(value);
    const list = at(place, path);
    const items = listAt(messages, list);
    let functionCallId = "";
    const sourced = items.map((item, index) => {
      const here = at(list, `[${index}]`);
      if (isObject(item) && isObject(item.function_call)) {
        functionCallId = `function_call.${index}`;
      }
      const message = readOpenaiChatMessage(item, here, functionCallId);
      return { message, pieces: [index], path: here.path };
    });
    const tools = isObject(value) && value.tools
      ? readTools(value.tools, at(place, "tools"))
      : undefined;
    return parsedFrom({
      format: "openai-chat",
      original: value,
      pieceCount: items.length,
      messages: sourced,
      tools,
      warnings: place.warnings,
    });
  },

  format(parsed, window) {
    const plan = writePlan(parsed, window);
    if (plan === undefined) return parsed.original;
    const { messages } = locate(parsed.original);
    const written = writeItems(messages ?? [], plan, {
      edit: (item, cutChars, block) => {
        const message = item as { content: unknown };
        const content = leadContent(message.content, cutChars, block, "text");
        return { ...message, content };
      },
      add: (content) => ({ role: "user", content }),
    });
    return isObject(parsed.original)
      ? { ...parsed.original, messages: written }
      : written;
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

const OWN_PARTS = ["image_url", "input_audio", "refusal"];

/** "own" for what only this format has, "shared" for what others have too, undefined for what it has not. */
function markOf(message: unknown): "own" | "shared" | undefined {
  if (!isObject(message) || typeof message.role !== "string") return;
  if (message.type !== undefined) return;
  if (!Object.hasOwn(OPENAI_CHAT_ROLES, message.role)) return;
  const { content, tool_calls, tool_call_id, function_call } = message;
  const called = Array.isArray(tool_calls) &&
    tool_calls.some((call) => isObject(call?.function));
  if (called || isObject(function_call) || tool_call_id !== undefined) {
    return "own";
  }
  if (Array.isArray(content)) {
    const types = content.map((part) => part?.type);
    if (types.some((type) => OWN_PARTS.includes(type))) return "own";
    const isPlain = types.length === 0 || types.includes("text");
    return isPlain ? "shared" : undefined;
  }
  return typeof content === "string" || content === null ? "shared" : undefined;
}
