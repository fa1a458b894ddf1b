import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { TokenCounter } from "../count/token_counter.ts";

/**
 * The end of all that was said, as one user message of at most so many tokens: a control for a summary of that size.
 *
 * Calls are in it by their name and arguments. The oldest text is cut where the size is reached.
 *
 * @param messages What was said.
 * @param tokens Tokens that the message may take.
 * @param counter Counts it.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { charactersCounter } from "../count/characters.ts";
 * const messages = [{ role: "user" as const, content: "x".repeat(90) }, { role: "assistant" as const, content: "Noted." }];
 * const counter = charactersCounter();
 * const [control] = newestText(messages, 12, counter);
 * assertEquals([counter.count([control]) <= 12, control.content.slice(-8)], [true, "x\nNoted."]);
 * ```
 */
export function newestText(
  messages: readonly Message[],
  tokens: number,
  counter: TokenCounter,
): readonly (Message & { readonly content: string })[] {
  const text = enoughText(messages, tokens, counter);
  const control = (chars: number) => ({
    role: "user" as const,
    content: text.slice(text.length - chars).toWellFormed(),
  });
  let fits = 0;
  let over = text.length + 1;
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (counter.count([control(middle)]) <= tokens) fits = middle;
    else over = middle;
  }
  return fits === 0 ? [] : [control(fits)];
}

/** The end of the talk, of at least so many tokens where there are as many. */
function enoughText(
  messages: readonly Message[],
  tokens: number,
  counter: TokenCounter,
): string {
  const texts: string[] = [];
  let left = tokens;
  for (let index = messages.length - 1; index >= 0 && left > 0; index--) {
    const message = messages[index];
    const calls = (message.toolCalls ?? []).map(callText);
    const text = [...messageTexts(message), ...calls].join("\n");
    left -= counter.countText(text);
    texts.push(text);
  }
  return texts.reverse().join("\n");
}
