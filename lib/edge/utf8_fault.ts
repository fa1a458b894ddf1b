/**
 * Index of the first byte that is no part of a whole character in UTF-8; -1 where there is none.
 *
 * @param bytes The bytes.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const bytes = new TextEncoder().encode("a冷");
 * assertEquals([utf8Fault(bytes), utf8Fault(bytes.subarray(0, 3))], [-1, 1]);
 * ```
 */
export function utf8Fault(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] < 0x80) at++;
    else {
      const count = characterBytes(bytes, at);
      if (count === 0) return at;
      at += count;
    }
  }
  return -1;
}

/** How many bytes the character takes that starts there with no ASCII; 0 where none does. */
function characterBytes(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  const count = lead < 0xc2 || lead > 0xf4
    ? 0
    : lead < 0xe0
    ? 2
    : lead < 0xf0
    ? 3
    : 4;
  const [least, most] = SECOND.get(lead) ?? [0x80, 0xbf];
  for (let index = 1; index < count; index++) {
    const byte = bytes[at + index] ?? 0;
    if (byte < (index === 1 ? least : 0x80)) return 0;
    if (byte > (index === 1 ? most : 0xbf)) return 0;
  }
  return count;
}

/** Second bytes from and to, where not all may stand: too long a spelling, surrogates, beyond Unicode. */
const SECOND: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
]);
