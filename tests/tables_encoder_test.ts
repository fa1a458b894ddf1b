import { assert, assertEquals } from "@std/assert";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { MergeRanks } from "../lib/count/tables/merge_ranks.ts";
import type { Tables } from "../lib/count/tables/tables.ts";
import { TokenIds } from "../lib/count/tables/token_ids.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { reachableTokens } from "../lib/count/tables/reachable_tokens.ts";
import { libraryEncoder } from "../lib/edge/library_encoder.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const tables = makeTables(tokenizerSource(MINI_TOKENIZER));

/** The tables with the ranks of two merges exchanged, remade as far as they follow from the merges. */
function withExchanged(first: number, second: number): Tables {
  const ranks = tables.merges.ranks.map((rank) =>
    rank === first ? second : rank === second ? first : rank
  );
  const merges = { ...tables.merges, ranks };
  const reachable = reachableTokens(tables.tokens, merges);
  return { ...tables, merges, reachable };
}

/** All texts of at most five of these characters. */
function* shortTexts(characters: readonly string[]): Generator<string> {
  let texts = [""];
  for (let length = 1; length <= 5; length++) {
    texts = texts.flatMap((text) => characters.map((c) => text + c));
    yield* texts;
  }
}

Deno.test("the library judges the counter on all short texts of quotes, commas, words and control tokens", () => {
  const judge = libraryEncoder(tables);
  const { encode, countText } = tablesEncoder(tables);
  const characters = ['"', ",", "a", " the", "\\", "<|turn>", "é", "\ud83d"];
  for (const text of shortTexts(characters)) {
    const ids = judge.encode(text);
    assertEquals([text, encode(text)], [text, ids]);
    assertEquals(countText(text), ids.length);
  }
});

Deno.test("one merge with another rank is a difference that the judge sees", () => {
  const judge = libraryEncoder(tables);
  const texts = [...shortTexts(['"', ",", "a", "\\"])];
  const [quote, comma] = [4, 5];
  assertEquals(
    new MergeRanks(tables.merges, new TokenIds(tables.tokens)).get(
      '["\\"",","]',
    ),
    quote,
  );
  const { encode, countText } = tablesEncoder(withExchanged(quote, comma));
  const wrong = texts.filter((text) =>
    encode(text).join() !== judge.encode(text).join()
  );
  assert(wrong.includes('",",'), `${wrong.slice(0, 5)}`);
  const right = tablesEncoder(tables);
  assert(texts.some((text) => countText(text) !== right.countText(text)));
});

Deno.test("a token that its own merges do not lead to never counts as one", () => {
  const { encode, countText } = tablesEncoder(makeTables(tokenizerSource({
    model: {
      vocab: { a: 0, b: 1, c: 2, ab: 3, bc: 4, abc: 5 },
      merges: ["a b", "b c", "a bc"],
    },
  })));
  assertEquals([encode("abc"), countText("abc")], [[3, 2], 2]);
});

Deno.test("a character that is no token counts its bytes, the unknown token, or nothing, as the model has it", () => {
  const { vocab } = MINI_TOKENIZER.model;
  const models = [
    { byte_fallback: true, unk_token: "<unk>" },
    { byte_fallback: false, unk_token: "<unk>" },
    { byte_fallback: false, unk_token: null },
  ].map((model) =>
    makeTables(tokenizerSource({
      ...MINI_TOKENIZER,
      model: { ...MINI_TOKENIZER.model, fuse_unk: false, ...model },
    }))
  );
  const text = "aé€😈\ud83d";
  for (const each of models) {
    const ids = libraryEncoder(each).encode(text);
    assertEquals(tablesEncoder(each).encode(text), ids);
    assertEquals(tablesEncoder(each).countText(text), ids.length);
  }
  assertEquals(
    models.map((each) => tablesEncoder(each).countText(text)),
    [1 + 2 + 3 + 4 + 3, 5, 1],
  );
  assertEquals(tablesEncoder(models[1]).encode("é"), [vocab["<unk>"]]);
});

Deno.test("of two control tokens the one that starts first counts, of two that start together the longer one", () => {
  const json = {
    ...MINI_TOKENIZER,
    added_tokens: ["<|", "<|a", "|aa", "a<|a"].map((content, i) => ({
      id: 900 + i,
      content,
      special: true,
    })),
  };
  const each = makeTables(tokenizerSource(json));
  for (const text of ["<|aa<|a", "<|", "a<|a", "<|<|aa", "a<|<|a<|"]) {
    assertEquals(
      tablesEncoder(each).encode(text),
      libraryEncoder(each).encode(text),
    );
  }
  assertEquals(tablesEncoder(each).encode("<|aa")[0], 901);
});
