import { callText } from "../conversation/call_text.ts";
import type { Message } from "../conversation/message.ts";
import { messageTexts } from "../conversation/message_text.ts";
import {
  type InventedValue,
  inventedValues,
  type WrittenText,
} from "../probe/invented_values.ts";

/** Characters that are folded and searched at once. */
const PART_CHARS = 2_000_000;

/**
 * As `inventedValues`, part by part: a value is invented where no part has it. For sessions of any length.
 *
 * @param original The messages that were summed up.
 * @param written The texts to check.
 */
export function inventedByParts(
  original: readonly Message[],
  written: readonly WrittenText[],
): readonly InventedValue[] {
  let invented: readonly InventedValue[] | undefined;
  for (const part of partsOf(original)) {
    const missing = inventedValues(part, written);
    const keys = new Set(missing.map(keyOf));
    invented = invented?.filter((value) => keys.has(keyOf(value))) ?? missing;
  }
  return invented ?? inventedValues([], written);
}

function* partsOf(messages: readonly Message[]): Generator<Message[]> {
  let part: Message[] = [];
  let chars = 0;
  for (const message of messages) {
    part.push(message);
    const calls = (message.toolCalls ?? []).map(callText);
    for (const { length } of [...messageTexts(message), ...calls]) {
      chars += length;
    }
    if (chars < PART_CHARS) continue;
    yield part;
    part = [];
    chars = 0;
  }
  if (part.length > 0) yield part;
}

function keyOf({ kind, value }: InventedValue): string {
  return `${kind} ${value}`;
}
