import type { Message } from "../../lib/conversation/message.ts";
import { type Random, seededRandom } from "./random.ts";
import {
  codeBlock,
  english,
  japanese,
  logLine,
  mandarin,
} from "./sentences.ts";
import { benchText, type TextKind } from "./texts.ts";

/** The system message of every generated conversation. */
export const INSTRUCTIONS =
  "You help a team that runs a delivery service. Answer shortly, and say what you are not sure of.";

/** The question of every generated conversation. */
export const QUESTION = "What did we decide, and what is still open?";

/**
 * The messages of a chat with so many turns, a user's and an assistant's message each, the same for the same seed.
 *
 * Most is English; some answers hold code or logs, some turns are Chinese or Japanese. A turn has about 400 characters.
 *
 * @param turns How many turns.
 * @param seed A whole number.
 */
export function benchChat(turns: number, seed: number): readonly Message[] {
  const random = seededRandom(seed);
  const messages: Message[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const sentence = random.pick(LANGUAGES);
    messages.push(
      { role: "user", content: sentences(random, sentence, 1, 2) },
      { role: "assistant", content: answer(random, sentence) },
    );
  }
  return messages;
}

/**
 * A chat of one sentence a message, for peers that count every candidate whole.
 *
 * @param turns How many turns.
 * @param seed A whole number.
 */
export function briefChat(turns: number, seed: number): readonly Message[] {
  const random = seededRandom(seed);
  return Array.from({ length: 2 * turns }, (_, index): Message => ({
    role: index % 2 ? "assistant" : "user",
    content: english(random),
  }));
}

/**
 * A chat whose messages are all of one kind of text, 60 to 240 characters each.
 *
 * @param kind What they look like.
 * @param turns How many turns.
 * @param seed A whole number.
 */
export function chatOf(
  kind: TextKind,
  turns: number,
  seed: number,
): readonly Message[] {
  const random = seededRandom(seed);
  return Array.from({ length: 2 * turns }, (_, index): Message => ({
    role: index % 2 ? "assistant" : "user",
    content: benchText(kind, 60 + random.below(180), seed * 1_000 + index)
      .trim(),
  }));
}

type Sentence = (random: Random) => string;

const LANGUAGES: readonly Sentence[] = [
  ...Array<Sentence>(18).fill(english),
  mandarin,
  japanese,
];

function answer(random: Random, sentence: Sentence): string {
  const text = sentences(random, sentence, 1, 4);
  const kind = random.below(20);
  if (kind < 2) return `${text}\n\n\`\`\`ts\n${codeBlock(random)}\n\`\`\``;
  if (kind === 2) return `${text}\n\n${logLine(random)}\n${logLine(random)}`;
  return kind === 3 ? `${text} 🚀` : text;
}

function sentences(
  random: Random,
  sentence: Sentence,
  least: number,
  spread: number,
): string {
  return Array.from(
    { length: least + random.below(spread + 1) },
    () => sentence(random),
  ).join(" ");
}
