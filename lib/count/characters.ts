import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { TokenCounter } from "./token_counter.ts";

const CHARACTERS_PER_TOKEN = 4;
const FRAME_TOKENS = 4;

/**
 * A counter that divides characters (UTF-16 units) by four: an estimate, marked `exact: false`.
 *
 * It is for trying things out without a tokenizer. It is wrong by a factor of three on Chinese or base64, so a budget
 * kept by it may not hold at the model. Nothing uses it unless it is asked for by name.
 *
 * @example Ten characters are three tokens, and each message has a frame of four
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(charactersCounter().countText("ten chars!"), 3);
 * assertEquals(charactersCounter().count([{ role: "user", content: "ten chars!" }]), 7);
 * ```
 */
export function charactersCounter(): TokenCounter {
  const countText = (text: string) =>
    Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  const countMessage = (message: Message) =>
    FRAME_TOKENS + countText(
      messageTexts(message).join("") +
        (message.toolCalls?.length ? JSON.stringify(message.toolCalls) : ""),
    );
  const price = (messages: readonly Message[]) =>
    messages.reduce((sum, message) => sum + countMessage(message), 0);
  return {
    name: "characters/4",
    exact: false,
    countText,
    price,
    count: (messages, { tools } = {}) =>
      price(messages) + (tools?.length ? countText(JSON.stringify(tools)) : 0),
  };
}
