import type { Mention } from "./mentions.ts";
import { isDay } from "./values.ts";

/** Units that do not tell what is measured. */
const COMMON_UNITS = new Set(
  "hour minut day week month year second time ms s h min dolar person peopl 小时 分钟 分 天 公里 岁 時間 分間 日間"
    .split(" "),
);
/** What the update itself is told with. */
const UPDATE_STEMS = new Set(
  "chang updat mov shift reschedul postpon delay push extend extension bump adjust slip rais lower increas reduc shorten cut improv grow grown drop reach ris upgrad switch set schedul plan total improvement complet finish achiev solv log pass surpass celebrat add gather writ read hit"
    .split(" "),
);
/** What has one amount at a time. */
const SETTINGS = new Set(
  "budget limit price cost salary rent fee quota cap coverag target goal threshold timeout size share margin discount tax allowanc deposit bonus"
    .split(" "),
);

/** Least rarity of a word that tells things apart. */
const TELLING = 0.4;

/** How rare a stem is among the statements: 1 in one of them, near 0 in all. */
export type Rarity = (stem: string) => number;

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
  if (!mayReplace(old, fresh) || isToldApart(old, fresh, surroundings.rarity)) {
    return 0;
  }
  if (isRestated(old, fresh, surroundings)) return 0;
  const needed = neededOverlap(old, fresh, surroundings.rarity);
  if (needed === Infinity) return 0;
  const { rarity } = surroundings;
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

/** Whether labels, names or the words beside say that they are about two things. */
function isToldApart(old: Mention, fresh: Mention, rarity: Rarity): boolean {
  for (const [thing, number] of old.labels) {
    if ((fresh.labels.get(thing) ?? number) !== number) return true;
  }
  const areApart = (ofOld: readonly string[], ofFresh: readonly string[]) =>
    ofOld.length > 0 && ofFresh.length > 0 &&
    !isNear(ofOld, fresh, rarity) && !isNear(ofFresh, old, rarity);
  return areApart(old.which, fresh.which) || areApart(old.names, fresh.names) ||
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

/** How much rare words near both must add up to; Infinity where these two never replace each other. */
function neededOverlap(old: Mention, fresh: Mention, rarity: Rarity): number {
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

function isName(stem: string): boolean {
  return !COMMON_UNITS.has(stem) && !UPDATE_STEMS.has(stem);
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

/** How many days both statements name, two at most. */
function sharedDays({ besideOld, besideNew }: Surroundings): number {
  const shared = besideOld.filter((old) =>
    old.kind === "date" &&
    besideNew.some(({ kind, key }) => kind === "date" && key === old.key)
  );
  return Math.min(2, shared.length);
}

function overlap(old: Mention, fresh: Mention, rarity: Rarity): number {
  let sum = 0;
  for (const [stem, weight] of old.near) {
    const other = fresh.near.get(stem);
    if (other === undefined) continue;
    if (!isName(stem)) continue;
    sum += rarity(stem) * Math.min(weight, other);
  }
  return sum;
}
