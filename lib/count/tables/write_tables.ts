import type { Tables } from "./tables.ts";
import { TABLES_LAYOUT } from "./tables_layout.ts";

/**
 * A tables file without its own hash; `sealTables` puts that in.
 *
 * @param tables Tables, for example of `makeTables`.
 * @param sourceSha256 Hash of the `tokenizer.json` that they were made from, hex.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { makeTables } from "./make_tables.ts";
 * import { tokenizerSource } from "./tokenizer_source.ts";
 * const source = tokenizerSource({ model: { vocab: { a: 0 }, merges: [] } });
 * const file = writeTables(makeTables(source), "0".repeat(64));
 * assertEquals(new TextDecoder().decode(file.subarray(0, 8)), "HFTABLES");
 * ```
 */
export function writeTables(
  { head, tokens, merges, pairs, reachable }: Tables,
  sourceSha256: string,
): Uint8Array<ArrayBuffer> {
  const sections = [
    tokens.starts,
    tokens.slots,
    merges.firsts,
    merges.ranks,
    pairs,
    tokens.units,
    merges.lefts,
    reachable,
    new TextEncoder().encode(JSON.stringify(head)),
  ];
  const bytes = new Uint8Array(
    sections.reduce<number>(
      (sum, { byteLength }) => sum + byteLength,
      TABLES_LAYOUT.sections,
    ),
  );
  const numbers = [
    TABLES_LAYOUT.version,
    bytes.length,
    tokens.longest,
    ...sections.map(({ byteLength }) => byteLength),
  ];
  writeText(bytes, 0, TABLES_LAYOUT.magic);
  writeText(bytes, TABLES_LAYOUT.sourceHash, sourceSha256);
  new Uint32Array(bytes.buffer, TABLES_LAYOUT.numbers, numbers.length).set(
    numbers,
  );
  let place: number = TABLES_LAYOUT.sections;
  for (const { buffer, byteOffset, byteLength } of sections) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), place);
    place += byteLength;
  }
  return bytes;
}

/**
 * Writes a tables file's own hash into it.
 *
 * @param file The file.
 * @param bodyHash Hash of `tablesBody(file)`, 64 hex digits.
 */
export function sealTables(file: Uint8Array, bodyHash: string): void {
  writeText(file, TABLES_LAYOUT.bodyHash, bodyHash);
}

/** The part of a tables file of which it holds the hash: all but its magic and that hash. */
export function tablesBody<B extends ArrayBufferLike>(
  file: Uint8Array<B>,
): Uint8Array<B> {
  return file.subarray(TABLES_LAYOUT.body);
}

function writeText(bytes: Uint8Array, place: number, text: string): void {
  bytes.set(new TextEncoder().encode(text), place);
}
