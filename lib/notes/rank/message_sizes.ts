import type { RankUnit } from "./rank_unit.ts";
import type { TermTable } from "./term_table.ts";

/** The size of each message by its number: the rarity of its distinct terms added up, 1 or more. */
export function messageSizes(
  units: readonly RankUnit[],
  { units: terms, rarity }: TermTable,
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  const lastMessage = new Int32Array(rarity.length).fill(-1);
  units.forEach(({ message }, at) => {
    let size = sizes.get(message) ?? 0;
    for (const id of terms[at].ids) {
      if (lastMessage[id] !== message) size += rarity[id];
      lastMessage[id] = message;
    }
    sizes.set(message, size);
  });
  for (const [message, size] of sizes) sizes.set(message, Math.max(1, size));
  return sizes;
}
