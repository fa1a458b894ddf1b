import { PinMismatch } from "../errors.ts";
import { makeTables } from "../count/tables/make_tables.ts";
import { readTables } from "../count/tables/read_tables.ts";
import type { Tables } from "../count/tables/tables.ts";
import { TABLES_LAYOUT } from "../count/tables/tables_layout.ts";
import { tokenizerSource } from "../count/tables/tokenizer_source.ts";
import {
  sealTables,
  tablesBody,
  writeTables,
} from "../count/tables/write_tables.ts";
import { blockHash } from "./block_hash.ts";
import { prepareHint, TABLES_NAME } from "./prepared_folder.ts";
import { readHashed } from "./read_hashed.ts";

/**
 * The tables in a prepared folder, checked: whole, unaltered, of this version, and made from the pinned tokenizer.
 *
 * @param folder The folder.
 * @param sourceSha256 Pin of its `tokenizer.json`, hex.
 * @throws {PinMismatch} If the file is missing or fails a check; it names the way to make it.
 *
 * @example
 * ```ts ignore
 * const tables = await openTablesFile(".cache/gemma4", pin.sha256);
 * ```
 */
export async function openTablesFile(
  folder: string,
  sourceSha256: string,
): Promise<Tables> {
  const name = `${folder}/${TABLES_NAME}`;
  const wayOut = prepareHint(folder);
  const read = await readHashed(name, TABLES_LAYOUT.body);
  if (read === undefined) {
    throw new PinMismatch(
      name,
      `tables of the tokenizer with sha256 ${sourceSha256}`,
      "no file",
      wayOut,
    );
  }
  const { bytes, hash } = read;
  return readTables(bytes, { name, bodyHash: hash, sourceSha256, wayOut });
}

/**
 * The bytes of a tables file, hash and all.
 *
 * @param tokenizer Bytes of a `tokenizer.json`.
 * @param sourceSha256 Their hash, hex.
 * @throws {SyntaxError} If they are no tokenizer that tables can be made of.
 */
export async function tablesFileOf(
  tokenizer: Uint8Array,
  sourceSha256: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = tokenizerSource(
    JSON.parse(new TextDecoder().decode(tokenizer)),
  );
  const file = writeTables(makeTables(source), sourceSha256);
  sealTables(file, await blockHash(tablesBody(file)));
  return file;
}
