import type { RankUnit } from "./rank_unit.ts";

/** The units without some of them; what stood behind one that went no longer follows anything. */
export function dropUnits(
  units: readonly RankUnit[],
  isOut: (unit: RankUnit, at: number) => boolean,
): readonly RankUnit[] {
  const kept: RankUnit[] = [];
  let isAfterGap = false;
  units.forEach((unit, at) => {
    const out = isOut(unit, at);
    if (!out) {
      kept.push(
        isAfterGap && unit.follows ? { ...unit, follows: false } : unit,
      );
    }
    isAfterGap = out;
  });
  return kept;
}
