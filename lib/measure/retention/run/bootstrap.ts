import { seededRandom } from "../controls/seeded_random.ts";
import type { Tally } from "../metrics/tally.ts";

const RESAMPLES = 2000;
const SEED = 20_240_501;
const OUTSIDE = 0.025;

/**
 * The 95 % interval of a share over conversations: each resample draws as many conversations as there are, and pools
 * their sums. Undefined where nothing was counted.
 *
 * It says how much the choice of conversations matters, not whether the measure is right; over few conversations it is
 * too narrow.
 *
 * @param tallies One per conversation.
 *
 * @example One conversation has nothing to vary
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(bootstrap([[3, 4]]), [0.75, 0.75]);
 * ```
 */
export function bootstrap(
  tallies: readonly Tally[],
): readonly [low: number, high: number] | undefined {
  const next = seededRandom(SEED);
  const shares: number[] = [];
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let [sum, count] = [0, 0];
    for (let draw = 0; draw < tallies.length; draw++) {
      const [addedSum, added] = tallies[Math.floor(next() * tallies.length)];
      sum += addedSum;
      count += added;
    }
    if (count > 0) shares.push(sum / count);
  }
  if (shares.length === 0) return undefined;
  shares.sort((a, b) => a - b);
  const at = (share: number) => shares[Math.round(share * (shares.length - 1))];
  return [at(OUTSIDE), at(1 - OUTSIDE)];
}
