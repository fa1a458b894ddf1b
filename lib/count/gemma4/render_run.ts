import type { Message, Role, ToolCall } from "../../conversation/message.ts";
import { messageTexts } from "../../conversation/message_text.ts";
import type { RoleRun } from "../../conversation/role_runs.ts";
import { stripWhitespace } from "../../text/strip_whitespace.ts";
import { renderArgument, sortedEntries } from "./render_argument.ts";

/** What one role run adds to the prompt; the runs' texts joined are the conversation's part of it. */
export function renderRun(run: RoleRun): string {
  let text = "";
  let previousRole = run.previousRole;
  run.messages.forEach((message, index) => {
    if (message.role === "tool") return;
    const continues = message.role === "assistant" &&
      previousRole === "assistant";
    if (!continues) text += turnStart(message);
    const results = message.toolCalls?.length
      ? resultsAfter(run.messages, index)
      : [];
    text += renderCalls(message, results);
    const content = renderContent(message);
    const next = nextSpeaker(run.messages, index) ?? run.nextRole;
    text += content + turnEnd(message, content, results.length, next);
    previousRole = message.role;
  });
  return text;
}

/** The message's own text as the model reads it: trimmed, and an assistant's without its thinking. */
export function renderContent(message: Message): string {
  return messageTexts(message).map((text) =>
    stripWhitespace(message.role === "assistant" ? withoutThinking(text) : text)
  ).join("");
}

function turnStart(message: Message): string {
  return `<|turn>${message.role === "assistant" ? "model" : message.role}\n`;
}

function turnEnd(
  message: Message,
  content: string,
  resultCount: number,
  next: Role | undefined,
): string {
  const calls = message.toolCalls?.length ?? 0;
  if (calls > 0 && resultCount === 0) return "<|tool_response>";
  if (message.role === "assistant" && next === "assistant") return "";
  const waitsForModel = resultCount > 0 && content === "" && next === undefined;
  return waitsForModel ? "" : "<turn|>\n";
}

function nextSpeaker(
  messages: readonly Message[],
  index: number,
): Role | undefined {
  let later = index + 1;
  while (messages[later]?.role === "tool") later++;
  return messages[later]?.role;
}

function withoutThinking(text: string): string {
  if (!text.includes("<channel|>") && !text.includes("<|channel>")) return text;
  return text.split("<channel|>").map((part) => part.split("<|channel>")[0])
    .join("");
}

function resultsAfter(messages: readonly Message[], index: number): Message[] {
  let end = index + 1;
  while (end < messages.length && messages[end].role === "tool") end++;
  return messages.slice(index + 1, end);
}

function renderCalls(message: Message, results: readonly Message[]): string {
  const calls = message.toolCalls ?? [];
  const names = new Map(calls.map(({ id, name }) => [id, name]));
  return calls.map(renderCall).join("") +
    results.map((result) => renderResult(result, names)).join("");
}

function renderCall(call: ToolCall): string {
  if (typeof call.arguments !== "object") {
    throw new TypeError(
      `Cannot render the call of ${call.name}: its arguments must be an object, they are a ${typeof call
        .arguments}`,
    );
  }
  const fields = sortedEntries(call.arguments).map(([key, value, written]) =>
    `${key}:${renderArgument(value, false, written)}`
  );
  return `<|tool_call>call:${call.name}{${fields.join(",")}}<tool_call|>`;
}

function renderResult(
  result: Message,
  names: ReadonlyMap<string, string>,
): string {
  const name = names.get(result.toolCallId ?? "") ??
    (result.name || "unknown");
  const body = messageTexts(result).join("");
  return `<|tool_response>response:${name}{value:<|"|>${body}<|"|>}<tool_response|>`;
}
