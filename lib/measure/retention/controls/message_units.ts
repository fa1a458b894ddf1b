import { callText } from "../../../conversation/call_text.ts";
import type { Message } from "../../../conversation/message.ts";
import { messageTexts } from "../../../conversation/message_text.ts";
import type { RankedNote } from "../../../conversation/note.ts";
import type { Turn } from "../../../conversation/turn.ts";
import { joinLines } from "../../../text/join_lines.ts";
import { splitSentences } from "../../../text/split_sentences.ts";

const known = new WeakMap<Message, readonly string[]>();

/**
 * A note for every sentence, fenced block and call of the turns, in order: what a control chooses from.
 *
 * The sentences of a message are found once.
 *
 * @param turns The turns, oldest first.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const turn = { id: "T1", messages: [{ role: "user" as const, content: "It rains. Stay in." }] };
 * assertEquals(messageUnits([turn]).map(({ text }) => text), ["It rains.", "Stay in."]);
 * ```
 */
export function messageUnits(turns: readonly Turn[]): readonly RankedNote[] {
  return turns.flatMap((turn) =>
    turn.messages.flatMap((message) => {
      const source = { turn: turn.id, role: message.role };
      const time = turn.time === undefined ? {} : { time: turn.time };
      return unitsOf(message).map((text) => ({ text, source, ...time }));
    })
  );
}

function unitsOf(message: Message): readonly string[] {
  let units = known.get(message);
  if (units === undefined) {
    const texts = messageTexts(message).flatMap((text) => splitSentences(text));
    units = [
      ...texts.map(({ text }) => joinLines(text)),
      ...(message.toolCalls ?? []).map(callText),
    ];
    known.set(message, units);
  }
  return units;
}
