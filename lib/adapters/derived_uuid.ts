/**
 * A UUID (version 8) that the text alone decides; texts that differ may share one, as 122 bits of four plain hashes.
 *
 * It is for naming a new line among those of a file, not for anything that somebody might want to forge.
 *
 * @example
 * ```ts
 * import { assertEquals, assertMatch } from "@std/assert";
 * assertEquals(derivedUuid("a"), derivedUuid("a"));
 * assertMatch(derivedUuid("a"), /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
 * ```
 */
export function derivedUuid(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(text, seed)).join("");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

/** FNV-1a over UTF-16 code units, 32 bits in hexadecimal. */
function hash(text: string, seed: number): string {
  let bits = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (bits >>> 0).toString(16).padStart(8, "0");
}
