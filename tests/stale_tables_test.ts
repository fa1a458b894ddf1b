import { assertEquals, assertRejects } from "@std/assert";
import { makeTables } from "../lib/count/tables/make_tables.ts";
import { TABLES_LAYOUT } from "../lib/count/tables/tables_layout.ts";
import { tokenizerSource } from "../lib/count/tables/tokenizer_source.ts";
import {
  sealTables,
  tablesBody,
  writeTables,
} from "../lib/count/tables/write_tables.ts";
import { blockHash } from "../lib/edge/block_hash.ts";
import { sha256 } from "../lib/edge/sha256.ts";
import { openTablesFile } from "../lib/edge/tables_file.ts";
import { PinMismatch } from "../lib/errors.ts";
import { MINI_TOKENIZER } from "./mini_tokenizer.ts";
import { goodHub, scene, TOKENIZER } from "./prepare_scene.ts";

async function sealed(file: Uint8Array<ArrayBuffer>) {
  sealTables(file, await blockHash(tablesBody(file)));
  return file;
}

/** The right file with one number of its head changed, and the hash that goes with it. */
function withNumber(right: Uint8Array, place: number, value: number) {
  const file = new Uint8Array(right);
  new DataView(file.buffer).setUint32(place, value, true);
  return sealed(file);
}

/** Tables that are sound, but of a tokenizer with one merge less. */
function foreign() {
  const { model } = MINI_TOKENIZER;
  const tables = makeTables(tokenizerSource({
    ...MINI_TOKENIZER,
    model: { ...model, merges: model.merges.slice(1) },
  }));
  return sealed(writeTables(tables, "6".repeat(64)));
}

const { numbers } = TABLES_LAYOUT;
const STALE: readonly [
  string,
  (right: Uint8Array) => Uint8Array | Promise<Uint8Array>,
][] = [
  ["empty", () => new Uint8Array(0)],
  ["truncated", (right) => right.slice(0, right.length >> 1)],
  ["longer", (right) => new Uint8Array([...right, 0])],
  ["something else", () => TOKENIZER],
  ["older", (right) => withNumber(right, numbers, 1)],
  ["newer", (right) => withNumber(right, numbers, TABLES_LAYOUT.version + 1)],
  ["foreign", foreign],
];

for (const [what, make] of STALE) {
  scene(
    `a tables file that is ${what} is never used, and prepare makes it again`,
    goodHub,
    async ({ prepare, folder }) => {
      await prepare();
      const path = `${folder}/tokenizer.tables`;
      const right = await Deno.readFile(path);
      await Deno.writeFile(path, await make(right));
      const pin = await sha256(TOKENIZER);
      const error = await assertRejects(
        () => openTablesFile(folder, pin),
        PinMismatch,
      );
      assertEquals(error.message.includes("deno task prepare"), true);
      assertEquals((await prepare()).written, ["tokenizer.tables"]);
      assertEquals(await Deno.readFile(path), right);
      await openTablesFile(folder, pin);
    },
  );
}
