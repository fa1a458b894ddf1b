import { assertEquals, assertThrows } from "@std/assert";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { MergeRanks } from "../lib/count/tables/merge_ranks.ts";
import { readTables } from "../lib/count/tables/read_tables.ts";
import { TokenIds } from "../lib/count/tables/token_ids.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import {
  sealTables,
  tablesBody,
  writeTables,
} from "../lib/count/tables/write_tables.ts";
import { blockHash } from "../lib/edge/block_hash.ts";
import { FormatError, PinMismatch } from "../lib/errors.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";

const SOURCE = "5".repeat(64);
const tables = makeTables(tokenizerSource(MINI_TOKENIZER));
const ids = new TokenIds(tables.tokens);
const ranks = new MergeRanks(tables.merges, ids);

async function file() {
  const bytes = writeTables(tables, SOURCE);
  sealTables(bytes, await blockHash(tablesBody(bytes)));
  return bytes;
}

async function read(bytes: Uint8Array<ArrayBuffer>, sourceSha256 = SOURCE) {
  const bodyHash = await blockHash(tablesBody(bytes));
  const pins = { name: "mini.tables", bodyHash, sourceSha256 };
  return readTables(bytes, { ...pins, wayOut: "make it again" });
}

async function assertRefused(
  bytes: Uint8Array<ArrayBuffer>,
  problem: string,
  source?: string,
) {
  const result = await read(bytes, source).catch((error) => error);
  assertThrows(
    () => {
      throw result;
    },
    PinMismatch,
    problem,
  );
}

Deno.test("a tables file gives back the tables that were written", async () => {
  assertEquals(await read(await file()), tables);
});

Deno.test("a tables file is read from the middle of a buffer too", async () => {
  const bytes = await file();
  const within = new Uint8Array(bytes.length + 3);
  within.set(bytes, 3);
  assertEquals(await read(within.subarray(3)), tables);
});

Deno.test("a tables file cut off anywhere is refused", async () => {
  const bytes = await file();
  for (const length of [0, 7, 8, 71, 100, 176, 184, bytes.length - 1]) {
    await assertRefused(bytes.slice(0, length), "mini.tables does not match");
  }
});

Deno.test("a tables file with one flipped bit is refused, wherever it is", async () => {
  const bytes = await file();
  for (let place = 0; place < bytes.length; place += 97) {
    const flipped = bytes.slice();
    flipped[place] ^= 1;
    await assertRefused(flipped, "mini.tables does not match");
  }
});

Deno.test("a tables file of an older version is refused by its number", async () => {
  const bytes = await file();
  new DataView(bytes.buffer).setUint32(136, 1, true);
  sealTables(bytes, await blockHash(tablesBody(bytes)));
  await assertRefused(bytes, "expected version 3, found version 1; make it");
});

Deno.test("a tables file whose sections are not as long as it is refused, were its hash right", async () => {
  const bytes = await file();
  new DataView(bytes.buffer).setUint32(148, 4, true);
  sealTables(bytes, await blockHash(tablesBody(bytes)));
  await assertRefused(bytes, "expected sections up to");
});

Deno.test("a tables file made from another tokenizer is refused", async () => {
  await assertRefused(await file(), "source sha256 666", "6".repeat(64));
});

Deno.test("TokenIds gives each token its id and no other text one", () => {
  const vocab = Object.entries(MINI_TOKENIZER.model.vocab);
  for (const [token, id] of vocab) assertEquals(ids.get(token), id);
  assertEquals(ids.size, vocab.length);
  assertEquals(ids.has("he"), true);
  for (const text of ["", "th", "▁th", "▁the▁", "\ud83d", "constructor"]) {
    assertEquals(ids.get(text), undefined);
  }
});

Deno.test("TokenIds puts an id that is set over the table's", () => {
  const own = new TokenIds(tables.tokens).set("he", 9).set("new", 10_000);
  assertEquals([own.get("he"), own.get("new")], [9, 10_000]);
  assertEquals(own.size, ids.size + 1);
  assertEquals(new Map(own).get("he"), 9);
});

Deno.test("MergeRanks reads keys with quotes, commas, backslashes and emoji as JSON does", () => {
  MINI_TOKENIZER.model.merges.forEach((pair, rank) => {
    assertEquals(ranks.get(JSON.stringify(pair)), rank);
  });
  for (const pair of [["▁", "the"], [",", ",,"], ["h", "x"], ["", "he"]]) {
    assertEquals(ranks.get(JSON.stringify(pair)), undefined);
  }
});

Deno.test("MergeRanks tells the two ways to make one token apart", () => {
  assertEquals(ranks.get('["aa","a"]'), 11);
  assertEquals(ranks.get('["a","aa"]'), 12);
});

Deno.test("MergeRanks lists every merge once", () => {
  assertEquals(ranks.size, MINI_TOKENIZER.model.merges.length);
  assertEquals(
    [...ranks].sort(([, a], [, b]) => a - b),
    MINI_TOKENIZER.model.merges.map((pair, i) => [JSON.stringify(pair), i]),
  );
});

Deno.test("makeTables() refuses a merge that makes no token, by its place", () => {
  const model = { type: "BPE", vocab: { a: 0, b: 1 }, merges: ["a b"] };
  assertThrows(
    () => makeTables(tokenizerSource({ model })),
    FormatError,
    'model.merges[0]: expected a pair that makes a token, found ["a","b"]',
  );
});

Deno.test("makeTables() refuses two tokens with one id", () => {
  const model = { type: "BPE", vocab: { a: 0, b: 0 }, merges: [] };
  assertThrows(
    () => makeTables(tokenizerSource({ model })),
    FormatError,
    'model.vocab["b"]: expected an id of its own, found 0',
  );
});

Deno.test("tokenizerSource() names the place that is not a tokenizer's", () => {
  const refusals: [unknown, string][] = [
    [[], "expected an object, found []"],
    [{}, "model: expected an object"],
    [{ model: { type: "Unigram" } }, 'model.type: expected BPE, found "Uni'],
    [{ model: { vocab: {} } }, "model.merges: expected a list"],
    [{ model: { vocab: { a: "0" }, merges: [] } }, 'model.vocab["a"]'],
    [{ model: { vocab: {}, merges: ["a b c"] } }, "model.merges[0]"],
    [
      { added_tokens: [{ id: 1 }], model: { vocab: {}, merges: [] } },
      "added_tokens[0]: expected an id and a content",
    ],
  ];
  for (const [value, problem] of refusals) {
    assertThrows(() => tokenizerSource(value), FormatError, problem);
  }
});
