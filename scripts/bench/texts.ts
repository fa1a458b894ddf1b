import { type Random, seededRandom } from "./random.ts";
import {
  codeBlock,
  english,
  japanese,
  logLine,
  mandarin,
} from "./sentences.ts";

/** Kinds of text that the bench measures. */
export type TextKind =
  | "English"
  | "code"
  | "JSON logs"
  | "Chinese"
  | "Japanese"
  | "emoji"
  | "base64"
  | "one letter"
  | "random letters";

/** The kinds whose time has to grow linearly: those of target P4. */
export const REAL_KINDS: readonly TextKind[] = [
  "English",
  "code",
  "JSON logs",
  "Chinese",
  "Japanese",
  "emoji",
  "base64",
];

/** Kinds in which the tokenizer has no place to cut, so that a text is one piece. */
export const RUN_KINDS = ["one letter", "random letters"] as const;

/**
 * A text of exactly `chars` characters (UTF-16 units), the same for the same seed.
 *
 * It has the look of its kind, line breaks included, and no meaning. Lone surrogates are not in it: where the end would
 * split a pair, a full stop takes the pair's place.
 *
 * @param kind What it looks like.
 * @param chars Its length.
 * @param seed A whole number.
 */
export function benchText(kind: TextKind, chars: number, seed: number): string {
  const random = seededRandom(seed * 31 + Object.keys(PARTS).indexOf(kind));
  const parts: string[] = [];
  for (let length = 0; length < chars;) {
    const part = PARTS[kind](random);
    parts.push(part);
    length += part.length;
  }
  const text = parts.join("").slice(0, chars);
  return text.isWellFormed() ? text : `${text.slice(0, -1)}.`;
}

/**
 * A text of exactly `chars` characters of English without a line break.
 *
 * @param chars Its length.
 * @param seed A whole number.
 */
export function benchLine(chars: number, seed: number): string {
  return benchText("English", chars, seed).replaceAll("\n", " ");
}

const EMOJI = [
  ..."😀😂🙏🔥🚀🎉💡📦🐛✨🍕🌍🎶🚢🧊🦊",
  "👍🏽",
  "👩‍🚒",
  "🏳️‍🌈",
  "❤️",
  "🇯🇵",
  "🇮🇳",
  "👨‍👩‍👧",
];
const BASE64 =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const PARTS: Readonly<Record<TextKind, (random: Random) => string>> = {
  "English": (random) => english(random) + spaceOrBreak(random, " "),
  "code": (random) => `${codeBlock(random)}\n\n`,
  "JSON logs": (random) => `${logLine(random)}\n`,
  "Chinese": (random) => mandarin(random) + spaceOrBreak(random, ""),
  "Japanese": (random) => japanese(random) + spaceOrBreak(random, ""),
  "emoji": (random) => random.pick(EMOJI) + (random.below(8) ? "" : " "),
  "base64": (random) => letters(random, BASE64),
  "one letter": () => "a".repeat(64),
  "random letters": (random) => letters(random, LETTERS),
};

function spaceOrBreak(random: Random, space: string): string {
  return random.below(5) ? space : "\n\n";
}

function letters(random: Random, alphabet: string): string {
  let text = "";
  for (let i = 0; i < 64; i++) text += alphabet[random.below(alphabet.length)];
  return text;
}
