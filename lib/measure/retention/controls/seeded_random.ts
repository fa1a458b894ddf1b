/**
 * A function that returns numbers from 0 up to, but not including, 1: the same ones for the same seed on every machine.
 *
 * It is mulberry32: good enough to draw samples, not for secrets.
 *
 * @param seed A whole number; only its lower 32 bits count.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(seededRandom(7)(), seededRandom(7)());
 * ```
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}
