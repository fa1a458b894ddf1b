import type { Rarity } from "./overlap.ts";
import { type Statement, stemsOf } from "./reading.ts";

/** How often stems occur in statements. */
export interface StemCounts {
  /** In how many of the statements a stem is. */
  readonly count: (stem: string) => number;
  /** How rare it is among them. */
  readonly rarity: Rarity;
}

/** The counts of these statements; few statements count as 50. */
export function stemCounts(statements: readonly Statement[]): StemCounts {
  const counts = new Map<string, number>();
  for (const statement of statements) {
    for (const stem of stemsOf(statement)) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const total = Math.max(50, statements.length);
  const most = Math.log(1 + total);
  return {
    count: (stem) => counts.get(stem) ?? 0,
    rarity: (stem) => Math.log(1 + total / (counts.get(stem) ?? 1)) / most,
  };
}
