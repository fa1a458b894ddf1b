import type { LinePrices } from "./line_prices.ts";
import type { RankUnit } from "./rank_unit.ts";

/** Units with all that the choice goes by, each list in their order. */
export interface ValuedUnits {
  /** In conversation order. */
  readonly units: readonly RankUnit[];
  /** What each is worth; only proportions matter. */
  readonly values: Float64Array;
  /** How surely each is a standing instruction, from 3 down to 0. */
  readonly tiers: Float64Array;
  /** What each costs. */
  readonly prices: LinePrices;
}
