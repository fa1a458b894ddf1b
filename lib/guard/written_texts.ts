import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import type { WrittenText } from "../probe/invented_values.ts";

/**
 * The texts of a window that stand in no message of the original as a whole.
 *
 * @param before The original.
 * @param after The window.
 */
export function writtenTexts(
  before: readonly Message[],
  after: readonly Message[],
): readonly WrittenText[] {
  const known = new Set(before.flatMap(messageTexts));
  return after.flatMap((each, message) =>
    messageTexts(each).filter((text) => !known.has(text))
      .map((text) => ({ text, message }))
  );
}
