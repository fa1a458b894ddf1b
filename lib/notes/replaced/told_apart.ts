import type { Mention } from "./mentions.ts";
import type { Rarity } from "./overlap.ts";

/** Least rarity of a word that tells things apart. */
export const TELLING = 0.4;

/** Whether labels, names or the words beside say that they are about two things. */
export function isToldApart(
  old: Mention,
  fresh: Mention,
  rarity: Rarity,
): boolean {
  for (const [thing, number] of old.labels) {
    if ((fresh.labels.get(thing) ?? number) !== number) return true;
  }
  const areApart = (ofOld: readonly string[], ofFresh: readonly string[]) =>
    ofOld.length > 0 && ofFresh.length > 0 &&
    !isNear(ofOld, fresh, rarity) && !isNear(ofFresh, old, rarity);
  return areApart(old.names, fresh.names) ||
    (old.before[0] === fresh.before[0] &&
      areApart(old.before.slice(1), fresh.before.slice(1)));
}

/** Whether one of the words that is not everywhere stands near a mention. */
function isNear(
  stems: readonly string[],
  { near }: Mention,
  rarity: Rarity,
): boolean {
  return stems.some((stem) => near.has(stem) && rarity(stem) >= TELLING);
}
