import type { Message } from "../conversation/message.ts";
import type { TokenCounter } from "../count/token_counter.ts";

/**
 * The newest messages that take no more tokens than allowed, behind the system message: a control of the same size.
 *
 * Messages are priced one by one, so the whole may be off by what a template joins; it is for comparing, not for sending.
 *
 * @param messages The original.
 * @param tokens Tokens that the control may take.
 * @param counter Counts each message.
 */
export function newestMessages(
  messages: readonly Message[],
  tokens: number,
  counter: TokenCounter,
): readonly Message[] {
  const head = messages[0]?.role === "system" ? messages.slice(0, 1) : [];
  const price = (message: Message) => counter.count([message]);
  let left = tokens - head.reduce((sum, message) => sum + price(message), 0);
  let first = messages.length;
  while (first > head.length) {
    left -= price(messages[first - 1]);
    if (left < 0) break;
    first--;
  }
  return [...head, ...messages.slice(first)];
}
