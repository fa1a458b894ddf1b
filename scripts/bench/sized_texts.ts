import { adversarialTexts } from "./adversarial.ts";
import { type Random, seededRandom } from "./random.ts";
import { benchLine, benchText, REAL_KINDS, RUN_KINDS } from "./texts.ts";

/** A kind of text in any length. */
export interface SizedText {
  readonly name: string;
  /** A text of exactly so many characters (UTF-16 units), always the same. */
  readonly textOf: (chars: number) => string;
}

/** Kinds of text that people have: those of P4. */
export const LISTED_TEXTS: readonly SizedText[] = [
  ...REAL_KINDS.map((name) => kept(name, (chars) => benchText(name, chars, 1))),
  kept("English in one line", (chars) => benchLine(chars, 1)),
];

/** Runs of one character, in which the tokenizer has no place to cut. */
export const RUN_TEXTS: readonly SizedText[] = [
  run("a"),
  run(" ", "spaces"),
  run("\n", "line breaks"),
  run("="),
];

/** Letters without an order: long pieces that merge in many ways. */
export const LETTERS_TEXT: SizedText = kept(
  RUN_KINDS[1],
  (chars) => benchText(RUN_KINDS[1], chars, 1),
);

/**
 * Texts that nobody writes, made to take long: unknown characters, broken control tokens, halves of pairs, odd runs.
 *
 * @param tokens The vocabulary.
 */
export function hostileTexts(tokens: readonly string[]): readonly SizedText[] {
  return [
    ...RUN_TEXTS,
    LETTERS_TEXT,
    run("语", "one Chinese character"),
    run("👍", "one emoji"),
    run("\ud83d", "half an emoji"),
    run("\u0301", "one combining mark"),
    run("\u{10fffd}", "one unknown character"),
    run("ab"),
    run("<bos>", "one control token"),
    run("<|turn", "half a control token"),
    mixed(
      "unknown characters",
      (random) => String.fromCodePoint(0xf0000 + random.below(0x10000)),
    ),
    mixed(
      "any characters",
      (random) => String.fromCharCode(random.below(0x10000)),
    ),
    mixed("digits", (random) => `${random.below(1e9)}`),
    mixed("two letters", (random) => random.pick(["a", "b"])),
    mixed("spaces and line breaks", (random) => random.pick([" ", "\n", "\t"])),
    mixed("tokens of the vocabulary", (random) => random.pick(tokens)),
    {
      name: "adversarial texts",
      textOf: (chars) => adversarial(chars, tokens),
    },
  ];
}

/** Several targets measure the same text: each is made once. */
function kept(name: string, make: SizedText["textOf"]): SizedText {
  const texts = new Map<number, string>();
  return {
    name,
    textOf(chars) {
      const text = texts.get(chars) ?? make(chars);
      texts.set(chars, text);
      return text;
    },
  };
}

function run(part: string, name = `"${part}"`): SizedText {
  return {
    name: `a run of ${name}`,
    textOf: (chars) =>
      part.repeat(Math.ceil(chars / part.length)).slice(0, chars),
  };
}

function mixed(name: string, part: (random: Random) => string): SizedText {
  return {
    name: `random ${name}`,
    textOf(chars) {
      const random = seededRandom(name.length);
      const parts: string[] = [];
      for (let length = 0; length < chars;) {
        length += parts[parts.push(part(random)) - 1].length;
      }
      return parts.join("").slice(0, chars);
    },
  };
}

function adversarial(chars: number, tokens: readonly string[]): string {
  let text = "";
  for (const part of adversarialTexts(chars, tokens, 17)) {
    text += part;
    if (text.length >= chars) break;
  }
  return text.slice(0, chars);
}
