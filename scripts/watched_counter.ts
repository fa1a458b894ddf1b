import { messageTexts } from "../lib/conversation/message_text.ts";
import type { Message } from "../lib/conversation/message.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";

/**
 * The same counter, which also says how many characters it has priced so far.
 *
 * @param counter The counter.
 * @param onChars Told after each price.
 */
export function watchedCounter(
  counter: TokenCounter,
  onChars: (charsPriced: number) => void,
): TokenCounter {
  const { price } = counter;
  if (price === undefined) return counter;
  let chars = 0;
  return {
    ...counter,
    price(run, previousRole, nextRole) {
      const tokens = price.call(counter, run, previousRole, nextRole);
      chars += charsIn(run);
      onChars(chars);
      return tokens;
    },
  };
}

/** Characters of the messages' texts. */
export function charsIn(messages: readonly Message[]): number {
  return messages.reduce(
    (sum, message) =>
      sum + messageTexts(message).reduce((all, { length }) => all + length, 0),
    0,
  );
}
