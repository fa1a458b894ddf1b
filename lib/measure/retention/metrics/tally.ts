/** Sums by name: of shares from 0 to 1, and how many there are. */
export type Tallies = Readonly<Record<string, Tally>>;

/** A sum of shares, and how many were added. */
export type Tally = readonly [sum: number, count: number];

/** One thing that was looked at: how much of it is there, from 0 to 1. */
export interface Finding {
  /** What was looked at: `words`, `words/temporal`. */
  readonly measure: string;
  /** How much of it is there, from 0 to 1. */
  readonly share: number;
}

/**
 * The sums of the findings by measure, in the order of first mention.
 *
 * @param findings In any order.
 * @param runs How many runs they come from: sums and counts are an average run's.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const words = (share: number) => ({ measure: "words", share });
 * assertEquals(tallyOf([words(1), words(0.5)], 1), { words: [1.5, 2] });
 * ```
 */
export function tallyOf(findings: Iterable<Finding>, runs: number): Tallies {
  const sums = new Map<string, [number, number]>();
  for (const { measure, share } of findings) {
    const known = sums.get(measure) ?? [0, 0];
    known[0] += share;
    known[1]++;
    sums.set(measure, known);
  }
  return Object.fromEntries(
    [...sums].map(([measure, [sum, count]]) => [
      measure,
      [rounded(sum / runs), rounded(count / runs)],
    ]),
  );
}

/** Six digits: what is written to a file and read again is the same number. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
