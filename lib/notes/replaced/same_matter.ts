import type { Mention } from "./mentions.ts";
import { neededOverlap } from "./needed_overlap.ts";
import { isName, overlap, type Rarity } from "./overlap.ts";
import { isToldApart } from "./told_apart.ts";
import { isDay } from "./values.ts";

/** What two mentions are compared with. */
export interface Surroundings {
  /** How rare a word is. */
  readonly rarity: Rarity;
  /** All mentions of the older statement. */
  readonly besideOld: readonly Mention[];
  /** All mentions of the newer one. */
  readonly besideNew: readonly Mention[];
}

/**
 * How surely the second mention gives another value for the matter of the first; 0 where it does not seem to.
 *
 * @param old The older mention.
 * @param fresh The newer one.
 * @param surroundings What else their statements say.
 */
export function replacedScore(
  old: Mention,
  fresh: Mention,
  surroundings: Surroundings,
): number {
  const { rarity } = surroundings;
  if (!mayReplace(old, fresh) || isToldApart(old, fresh, rarity)) return 0;
  if (isRestated(old, fresh, surroundings)) return 0;
  const needed = neededOverlap(old, fresh, rarity);
  if (needed === Infinity) return 0;
  const shared = overlap(old, fresh, rarity) + whichOnes(old, fresh) +
    (isDay(old.kind) ? 0 : 0.5 * sharedDays(surroundings));
  if (shared >= needed) return shared;
  // Two short sentences share little even where they share all they have.
  const most = Math.min(
    overlap(old, old, rarity),
    overlap(fresh, fresh, rarity),
  );
  return fresh.isNew && shared >= 0.5 && shared >= 0.6 * most ? shared : 0;
}

/** Whether both say the same value of the same matter. */
export function isSameValue(
  old: Mention,
  fresh: Mention,
  rarity: Rarity,
): boolean {
  return old.kind === fresh.kind && old.key === fresh.key &&
    old.unit === fresh.unit && !fresh.isVoid && !fresh.isSupposed &&
    overlap(old, fresh, rarity) >= 1.2;
}

/** Whether the values are of a sort, differ, and both are said to be so. */
function mayReplace(old: Mention, fresh: Mention): boolean {
  if (old.kind !== fresh.kind || old.key === fresh.key) return false;
  if (old.isVoid || old.isSupposed) return false;
  if (fresh.isVoid || fresh.isSupposed) return false;
  const isPlan = isDay(old.kind) || fresh.isAdjusted;
  if (old.isGoal !== fresh.isGoal && !isPlan) return false;
  if (fresh.isAsked && !fresh.isNew) return false;
  if (old.isDone && fresh.isAdjusted && !fresh.isDone) return false;
  return fresh.from === undefined || fresh.from === old.key;
}

/** Whether the older statement has the new value already, or the newer one the old value still. */
function isRestated(
  old: Mention,
  fresh: Mention,
  { besideOld, besideNew }: Surroundings,
): boolean {
  if (
    besideOld.some(({ kind, key }) => kind === fresh.kind && key === fresh.key)
  ) {
    return true;
  }
  const isSure = fresh.isNew &&
    (!isDay(fresh.kind) || fresh.from !== undefined);
  return !isSure &&
    besideNew.some(({ kind, key, isVoid }) =>
      kind === old.kind && key === old.key && !isVoid
    );
}

/** What it adds that the same ones are counted, or takes away that one says which and the other does not name them. */
function whichOnes(old: Mention, fresh: Mention): number {
  const { which } = old;
  if (old.unit !== fresh.unit) return 0;
  if (which.length + fresh.which.length === 0) return 0;
  const isKnown = which.some((stem) => fresh.near.has(stem)) ||
    fresh.which.some((stem) => old.near.has(stem));
  if (!isKnown) return -0.5;
  const isCounted = old.unit !== undefined && isName(old.unit);
  return isCounted && fresh.isNew ? 0.4 : 0;
}

/** How many days both statements name, two at most. */
function sharedDays({ besideOld, besideNew }: Surroundings): number {
  const shared = besideOld.filter((old) =>
    old.kind === "date" &&
    besideNew.some(({ kind, key }) => kind === "date" && key === old.key)
  );
  return Math.min(2, shared.length);
}
