import type { RankUnit } from "./rank_unit.ts";
import type { TermTable } from "./term_table.ts";

/** The size of each message by its number: the rarity of its distinct terms added up, specific ones as plain ones, 1 or more. */
export function messageSizes(
  units: readonly RankUnit[],
  { starts, ids, weights, rarity }: TermTable,
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  const lastMessage = new Int32Array(rarity.length).fill(-1);
  units.forEach(({ message }, at) => {
    let size = sizes.get(message) ?? 0;
    for (let term = starts[at]; term < starts[at + 1]; term++) {
      const id = ids[term];
      if (lastMessage[id] !== message) {
        size += rarity[id] * Math.min(1, weights[term]);
      }
      lastMessage[id] = message;
    }
    sizes.set(message, size);
  });
  for (const [message, size] of sizes) sizes.set(message, Math.max(1, size));
  return sizes;
}
