import type { ReplayState } from "../../replay/replay_state.ts";

/** The parts of a window, from the bottom. */
export const AREA_PARTS = ["required", "kept", "summary"] as const;

/** A part of a window, with the path of its area over all arrivals. */
export interface AreaPath {
  readonly part: (typeof AREA_PARTS)[number];
  readonly path: string;
}

/**
 * Paths of a stacked area: one step as wide as 1 for each arrival, tokens upwards from 0 (so y is turned by the chart).
 *
 * A refused arrival is a gap.
 *
 * @param states The states, in order.
 */
export function areaPaths(states: readonly ReplayState[]): readonly AreaPath[] {
  const bottoms = states.map(() => 0);
  return AREA_PARTS.map((part) => {
    const tops = states.map(({ tokens, refused }, index) =>
      refused ? 0 : bottoms[index] + tokens[part]
    );
    const over = tops.map((top, index) => `H${index}V${top}H${index + 1}`);
    const under = tops.map((_, index) => {
      const at = states.length - 1 - index;
      return `H${at + 1}V${bottoms[at]}H${at}`;
    });
    tops.forEach((top, index) => bottoms[index] = top);
    return { part, path: `M0,0${over.join("")}${under.join("")}Z` };
  });
}
