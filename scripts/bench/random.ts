/** Numbers that look random and are the same for the same seed on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** One of the list's items, each as likely as the others. */
  pick<T>(list: readonly T[]): T;
  /** One of the list's items, the front ones far more often, as with the words of a language. */
  often<T>(list: readonly T[]): T;
}

/**
 * Random numbers from a seed (mulberry32): good enough for texts, not for secrets.
 *
 * @param seed A whole number; only its lower 32 bits count.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)],
    // Log-uniform places give the frequencies of Zipf's law.
    often: (list) => list[Math.floor((list.length + 1) ** next()) - 1],
  };
}
