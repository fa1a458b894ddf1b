import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { TokenCounter } from "../count/token_counter.ts";

/**
 * The newest messages that take no more tokens than allowed, behind the system message: a control of the same size.
 *
 * It starts with no tool's result, for a result without its call is not rendered. It is for comparing, not for sending.
 *
 * @param messages The original.
 * @param tokens Tokens that the control may take.
 * @param counter Counts it in one piece.
 */
export function newestMessages(
  messages: readonly Message[],
  tokens: number,
  counter: TokenCounter,
): readonly Message[] {
  const head = messages[0]?.role === "system" ? messages.slice(0, 1) : [];
  const from = (start: number) => [...head, ...messages.slice(start)];
  let left = tokens;
  let first = messages.length;
  while (first > head.length) {
    left -= textTokens(messages[first - 1], counter);
    if (left < 0) break;
    first--;
  }
  while (first < messages.length) {
    const isResult = messages[first].role === "tool";
    if (!isResult && counter.count(from(first)) <= tokens) break;
    first++;
  }
  return from(first);
}

/** Tokens of its words alone: a message is sometimes not rendered without those around it. */
function textTokens(message: Message, counter: TokenCounter): number {
  const calls = (message.toolCalls ?? []).map(callText);
  return counter.countText([...messageTexts(message), ...calls].join("\n"));
}
