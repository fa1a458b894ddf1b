import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type BPE, Tokenizer } from "@huggingface/tokenizers";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { MergeRanks } from "../lib/count/tables/merge_ranks.ts";
import type { Tables } from "../lib/count/tables/tables.ts";
import { TokenIds } from "../lib/count/tables/token_ids.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import { tablesEncoder } from "../lib/count/tables_encoder.ts";
import { GEMMA4_PINS } from "../lib/edge/gemma4_pins.ts";
import { libraryEncoder } from "../lib/edge/library_encoder.ts";
import { importNpmFile } from "../lib/edge/npm_file.ts";
import { GEMMA4_FOLDER } from "../lib/edge/prepared_folder.ts";
import { rebuildSource } from "../lib/edge/rebuild_source.ts";
import { openTablesFile } from "../lib/edge/tables_file.ts";

const ignore = !isPrepared();

function isPrepared(): boolean {
  const query = { name: "read", path: GEMMA4_FOLDER } as const;
  if (Deno.permissions.querySync(query).state !== "granted") return false;
  try {
    return Deno.statSync(`${GEMMA4_FOLDER}/tokenizer.tables`).isFile;
  } catch {
    return false;
  }
}

interface Both {
  readonly tables: Tables;
  readonly json: unknown;
  readonly plain: Tokenizer;
}

let both: Promise<Both> | undefined;

function loadBoth(): Promise<Both> {
  return both ??= (async () => {
    const path = `${GEMMA4_FOLDER}/tokenizer.json`;
    const json = JSON.parse(await Deno.readTextFile(path));
    const pin = GEMMA4_PINS.files[0].sha256;
    const tables = await openTablesFile(GEMMA4_FOLDER, pin);
    return { tables, json, plain: new Tokenizer(json, {}) };
  })();
}

Deno.test({
  name: "the tables give every token the id that the plain library gives it",
  ignore,
  fn: async () => {
    const { tables, plain } = await loadBoth();
    const ids = new TokenIds(tables.tokens);
    const expected = (plain.model as BPE).tokens_to_ids;
    assertEquals(ids.size, expected.size);
    for (const [token, id] of expected) {
      if (ids.get(token) !== id) {
        assertEquals([token, ids.get(token)], [token, id]);
      }
    }
  },
});

Deno.test({
  name: "the tables give every merge the rank that the plain library gives it",
  ignore,
  fn: async () => {
    const { tables, plain } = await loadBoth();
    const ranks = new MergeRanks(tables.merges, new TokenIds(tables.tokens));
    const expected = (plain.model as BPE).bpe_ranks;
    assertEquals(ranks.size, expected.size);
    for (const [key, rank] of expected) {
      if (ranks.get(key) !== rank) {
        assertEquals([key, ranks.get(key)], [key, rank]);
      }
    }
  },
});

Deno.test({
  name: "the tables file holds what makeTables() makes of the pinned tokenizer",
  ignore,
  fn: async () => {
    const { tables, json } = await loadBoth();
    assertSameTables(makeTables(tokenizerSource(json)), tables);
  },
});

Deno.test({
  name: "the tokenizer loaded in memory has the tables of the pinned file",
  ignore,
  fn: async () => {
    const gemma3 = await importNpmFile(GEMMA4_PINS.npm);
    const { tables } = await loadBoth();
    assertSameTables(makeTables(rebuildSource(gemma3)), tables);
  },
});

/** As `assertEquals`, but quick for arrays of half a million numbers. */
function assertSameTables(found: Tables, expected: Tables): void {
  const arrays = ({ tokens, merges, pairs, reachable }: Tables) => [
    ...[tokens.units, tokens.starts, tokens.slots],
    ...[merges.firsts, merges.ranks, merges.lefts, pairs, reachable],
  ];
  const theirs = arrays(expected);
  arrays(found).forEach((array, i) => {
    assertEquals(array.length, theirs[i].length);
    assertEquals(array.findIndex((value, j) => value !== theirs[i][j]), -1);
  });
  assertEquals(JSON.stringify(found.head), JSON.stringify(expected.head));
}

/** Strings made to cross boundaries: pieces of the vocabulary, control tokens and halves of them, spaces, any unit. */
function adversarial(tokens: readonly string[]): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.nat(tokens.length - 1).map((id) => tokens[id]) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
    fc.string({ unit: "grapheme", maxLength: 4 }),
    fc.constantFrom(
      "<|turn>",
      "<turn|",
      "|>",
      '<|"|>',
      "<0x0A>",
      "[multimodal]",
    ),
    fc.tuple(fc.constantFrom(" ", "▁", "\n", "\t", "a", "语", "👍🏽"), fc.nat(40))
      .map(([text, times]) => text.repeat(times)),
    fc.constantFrom("\ud83d", "\udc4d", "\u200d", "\ufeff", "\u0000", "\r\n"),
  );
  return fc.array(part, { maxLength: 24 }).map((parts) =>
    parts.join("").replaceAll("▁", " ")
  );
}

Deno.test({
  name:
    "2,000 adversarial strings have the ids that the plain library gives them whole",
  ignore,
  fn: async () => {
    const { tables, plain } = await loadBoth();
    const encoders = [libraryEncoder(tables), tablesEncoder(tables)];
    const texts = adversarial([...new TokenIds(tables.tokens)].map(([t]) => t));
    fc.assert(
      fc.property(texts, (text) => {
        const whole = text.toWellFormed();
        const { ids } = plain.encode(whole, { add_special_tokens: false });
        for (const { encode, countText } of encoders) {
          assertEquals(encode(text), ids);
          assertEquals(countText(text), ids.length);
        }
      }),
      { numRuns: 2_000, seed: 20_260_402 },
    );
  },
});
