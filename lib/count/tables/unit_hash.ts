/** What a hash is multiplied by before the next unit is added. */
export const HASH_BASE = 0x01000193;

/**
 * Hash of a token over its UTF-16 units; the slots of a tables file depend on it.
 *
 * It is a polynomial, so that the hash of a part follows from those of two beginnings: see `SpanMerger`.
 *
 * @param token Any text.
 *
 * @example The hash of "ab" after that of "a"
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(hashOf("ab"), Math.imul(hashOf("a"), HASH_BASE) + 98 | 0);
 * ```
 */
export function hashOf(token: string): number {
  let hash = 0;
  for (let i = 0; i < token.length; i++) {
    hash = Math.imul(hash, HASH_BASE) + token.charCodeAt(i) | 0;
  }
  return hash;
}

/** A hash with its upper bits stirred into the lower ones, which choose a slot. */
export function mixed(hash: number): number {
  const stirred = Math.imul(hash ^ hash >>> 15, 0x2c1b3c6d);
  return stirred ^ stirred >>> 13;
}

/** The bits of a slot that hold an id and 1; the others hold those of the mixed hash. */
export const ID_MASK = 0xfffff;
