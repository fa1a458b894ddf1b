/**
 * Layout of a tables file, in order; all numbers little-endian.
 *
 * | bytes | what |
 * | --- | --- |
 * | 8 | magic |
 * | 64 | SHA-256 of the SHA-256s of the blocks of 2 MiB of all that follows, hex |
 * | 64 | SHA-256 of the `tokenizer.json`, hex |
 * | 4 | version |
 * | 4 | bytes of the whole file |
 * | 4 | UTF-16 units of the longest token |
 * | 4 × 9 | bytes of each section |
 * | | sections: starts, slots, firsts, ranks, pairs (4 bytes a number), units (2), lefts (1), reachable (1), head (JSON) |
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(TABLES_LAYOUT.sections % 4, 0);
 * ```
 */
export const TABLES_LAYOUT = {
  magic: "HFTABLES",
  /** Raise it with each change of the layout or of how a table is made. */
  version: 3,
  bodyHash: 8,
  /** Where that begins of which `bodyHash` is the hash. */
  body: 72,
  sourceHash: 72,
  numbers: 136,
  sections: 184,
} as const;
