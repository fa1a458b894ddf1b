import { rows } from "../lists/rows.ts";
import type { Mention } from "./mentions.ts";
import { COMMON_UNITS, isName, type Rarity } from "./overlap.ts";
import { TELLING } from "./told_apart.ts";
import { isDay } from "./values.ts";

/** What has one amount at a time. */
const SETTINGS = new Set(rows(`
  budget, limit, price, cost, salary, rent, fee, quota, cap, coverag, target, goal, threshold, timeout, size
  share, margin, discount, tax, allowanc, deposit, bonus
`));

/** How much rare words near both must add up to; Infinity where these two never replace each other. */
export function neededOverlap(
  old: Mention,
  fresh: Mention,
  rarity: Rarity,
): number {
  if (isDay(old.kind)) return fresh.isNew ? 0.9 : Infinity;
  if (old.kind === "number") return neededForNumber(old, fresh, rarity);
  if (old.kind === "version") return neededForVersion(old, fresh);
  const settings = (mention: Mention) => mention.beside.intersection(SETTINGS);
  const isSet = !settings(old).isDisjointFrom(settings(fresh));
  if (!isSet && settings(old).size > 0 && settings(fresh).size > 0) {
    return Infinity;
  }
  if (!fresh.isNew) return isSet ? 1.2 : Infinity;
  const isNamed =
    [...old.beside].some((stem) => isName(stem) && fresh.near.has(stem)) ||
    [...fresh.beside].some((stem) => isName(stem) && old.near.has(stem));
  if (!isNamed) return 1.2;
  return old.kind === "percent" ? 0.8 : 1;
}

/** A version belongs to the words right before it, and without a word about an update only a higher one is newer. */
function neededForVersion(old: Mention, fresh: Mention): number {
  const [name, which] = old.before;
  if (name === undefined || name !== fresh.before[0]) return Infinity;
  const other = fresh.before[1];
  if (which !== undefined && other !== undefined && which !== other) {
    return Infinity;
  }
  const isHigher =
    old.key.localeCompare(fresh.key, "en", { numeric: true }) < 0;
  return fresh.isNew || isHigher ? 0.3 : Infinity;
}

function neededForNumber(old: Mention, fresh: Mention, rarity: Rarity): number {
  if (old.unit !== undefined && old.unit === fresh.unit) {
    if (fresh.isNew) return rarity(old.unit) < TELLING ? 1.2 : 0.9;
    return COMMON_UNITS.has(old.unit) ? Infinity : 1.5;
  }
  if (!fresh.isNew) return Infinity;
  if (old.unit === undefined && fresh.unit === undefined) {
    return old.before.some((stem) => fresh.near.has(stem)) ? 1.5 : Infinity;
  }
  if (old.unit === undefined) return old.near.has(fresh.unit!) ? 1.2 : Infinity;
  return fresh.unit === undefined && fresh.near.has(old.unit) ? 1.2 : Infinity;
}
