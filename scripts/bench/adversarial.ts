import { type Random, seededRandom } from "./random.ts";

/**
 * Texts made to break a cut: pieces of the vocabulary, control tokens and parts of them, runs, halves of pairs.
 *
 * @param count How many.
 * @param tokens The vocabulary.
 * @param seed A whole number.
 */
export function* adversarialTexts(
  count: number,
  tokens: readonly string[],
  seed: number,
): Generator<string> {
  const random = seededRandom(seed);
  for (let made = 0; made < count; made++) {
    let text = "";
    for (let parts = random.below(25); parts > 0; parts--) {
      text += part(random, tokens);
    }
    yield text.replaceAll("▁", " ");
  }
}

const CONTROLS = [
  "<|turn>",
  "<turn|>",
  "<turn|",
  "|>",
  '<|"|>',
  "<bos>",
  "<0x0A>",
  "<unused7>",
  "[multimodal]",
  "<|channel>",
];
const RUNS = [" ", "▁", "\n", "\t", "a", "=", "-", "0", "语", "👍🏽", "\r\n"];
const ODD = [
  "\ud83d",
  "\udc4d",
  "\u200d",
  "\ufeff",
  "\u0000",
  "\uffff",
  "\u0301",
  "\u202e",
  "e\u0301",
  "🏳️‍🌈",
];

function part(random: Random, tokens: readonly string[]): string {
  const kind = random.below(12);
  if (kind < 6) return random.pick(tokens);
  if (kind === 6) return random.pick(CONTROLS);
  if (kind === 7) return random.pick(ODD);
  if (kind === 8) return random.pick(RUNS).repeat(1 + random.below(40));
  if (kind === 9) return String.fromCharCode(random.below(0x10000));
  if (kind === 10) return String.fromCodePoint(random.below(0x110000));
  const token = random.pick(tokens);
  return token.slice(random.below(token.length));
}
