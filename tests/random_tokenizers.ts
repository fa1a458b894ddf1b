import fc from "fast-check";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const CHARS = ["a", "b", " ", "▁", ",", '"', "\\", "\n", "😀", "語", "<", ">"];

/** Tokenizers of Gemma's kind with merges drawn at random: each joins two tokens that are there already. */
export const tokenizers = fc.array(fc.tuple(fc.nat(), fc.nat()), {
  maxLength: 30,
})
  .map((draws) => {
    const tokens = CHARS.filter((char) => char !== " ");
    const merges: [string, string][] = [];
    for (const [left, right] of draws) {
      const pair: [string, string] = [
        tokens[left % tokens.length],
        tokens[right % tokens.length],
      ];
      if (tokens.includes(pair.join("")) || pair.join("").length > 60) continue;
      merges.push(pair);
      tokens.push(pair.join(""));
    }
    const vocab = new Set([
      ...Object.keys(MINI_TOKENIZER.model.vocab).filter((token) =>
        token.length > 2 && token.startsWith("<")
      ),
      ...tokens,
    ]);
    return {
      ...MINI_TOKENIZER,
      added_tokens: [{ id: 1, content: "<|turn>", special: true }, {
        id: vocab.size,
        content: "a<b",
        special: false,
      }],
      model: {
        ...MINI_TOKENIZER.model,
        vocab: Object.fromEntries([...vocab].map((token, id) => [token, id])),
        merges,
      },
    };
  });

/** Texts of their characters, control tokens and parts of these, halves of pairs, and runs. */
export const texts = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...CHARS) },
    fc.constantFrom("<|turn>", "a<b", "<|turn", "\ud83d", "é", "<0x41>"),
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.tuple(fc.constantFrom(...CHARS, "ab", "<a", "a<b"), fc.nat(90)).map((
      [part, times],
    ) => part.repeat(times)),
  ),
  { maxLength: 60 },
).map((parts) => parts.join(""));
