import { messageTexts } from "../conversation/message_text.ts";
import type { TokenCounter } from "./token_counter.ts";

/**
 * A counter that looks each text up in a table of fixed weights: for lessons, where the numbers should be small.
 *
 * Teaching tokens are no tokenizer's output and no bill's: it is marked `exact: false`. A frame costs nothing, and a
 * text without a weight is an error, never a guess.
 *
 * @param weights Teaching tokens by text; whole numbers of at least 0.
 * @throws {RangeError} If a weight is not a whole number of at least 0, or a text has none.
 *
 * @example Eight teaching tokens
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const counter = teachingCounter({ "Deploy in Mumbai.": 8 });
 * assertEquals(counter.count([{ role: "user", content: "Deploy in Mumbai." }]), 8);
 * ```
 */
export function teachingCounter(
  weights: Readonly<Record<string, number>>,
): TokenCounter {
  for (const [text, weight] of Object.entries(weights)) {
    if (Number.isSafeInteger(weight) && weight >= 0) continue;
    throw new RangeError(
      `teaching weight of ${
        JSON.stringify(text)
      }: expected a whole number of 0 or more, found ${weight}`,
    );
  }
  const countText = (text: string): number => {
    if (text === "") return 0;
    if (Object.hasOwn(weights, text)) return weights[text];
    throw new RangeError(`No teaching weight for ${JSON.stringify(text)}`);
  };
  const price: NonNullable<TokenCounter["price"]> = (messages) =>
    messages.flatMap(messageTexts).reduce(
      (sum, text) => sum + countText(text),
      0,
    );
  return {
    name: "teaching weights",
    exact: false,
    countText,
    price,
    count: (messages) => price(messages),
  };
}
