import type { TokenizerSource } from "../count/tables/tokenizer_source.ts";
import type { TextEncoding } from "../count/text_encoder.ts";
import { FormatError } from "../errors.ts";

/** Texts that most tokenizers treat in a way of their own. */
const TEXTS = [
  "The department isn't open; we'll see.  Twice\n\n  indented\tand\r\nmore",
  'const a = [1, 2.50, 1000000]; // "x" <= y && !z',
  "naïve café e\u0301 Ångström İstanbul ﬁne ½ ①",
  "今日は天気がいい。我们在上海。안녕하세요 привет مرحبا हिन्दी",
  "👩‍🚒🏳️‍🌈🇯🇵🇮🇳 👍🏽 \u{1f9ff} \u0000\u200d\ufeff\u00a0\u2028",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  " ".repeat(100) + "\n".repeat(50) + "=".repeat(80) + "▁▁ ▁",
];

/** How many tokens of the vocabulary are tried, each beside others. */
const SAMPLES = 200;

/**
 * Nothing, if an encoder gives its judge's ids for texts made of the tokenizer's own tokens.
 *
 * @param encoder The encoder.
 * @param judge Another one.
 * @param source The tokenizer.
 * @throws {FormatError} If they differ; it names the text.
 */
export function selfCheck(
  encoder: TextEncoding,
  judge: TextEncoding,
  { head, vocab }: TokenizerSource,
): void {
  const step = Math.max(1, Math.floor(vocab.length / SAMPLES));
  const tokens = vocab.filter((_, i) => i % step === 0).map(([token]) => token);
  const added = head.added_tokens.map(({ content }) => content);
  const texts = [
    ...TEXTS,
    ...added.map((content) => `a ${content}b${content} ${content.slice(1)}`),
    ...tokens.map((token, i) =>
      `${token}${tokens[(7 * i + 1) % tokens.length]} ${token}`
        .replaceAll("▁", " ").replaceAll("Ġ", " ")
    ),
  ];
  for (const text of texts) {
    const ids = judge.encode(text);
    const isSame = encoder.countText(text) === ids.length &&
      encoder.encode(text).join() === ids.join();
    if (isSame) continue;
    throw new FormatError(
      "tokenizer",
      "self-check",
      `expected the library's ids for ${JSON.stringify(text.slice(0, 80))}`,
    );
  }
}
