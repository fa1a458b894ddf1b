import type { Mention } from "./mentions.ts";
import { type Found, MOST_PER_WORD, type Reading } from "./reading.ts";
import { isSameValue, type Rarity, replacedScore } from "./same_matter.ts";

/** A mention and the statement that holds it. */
interface Place {
  readonly mention: Mention;
  readonly reading: Reading;
}

/**
 * Marks each statement with a value that a later one seems to give anew: the surest one, the newest of equals.
 *
 * Of the later statements near a word, the newest 32 are looked at. A value that is said again in the end was not
 * replaced in between.
 *
 * @param readings The statements of one role, oldest first.
 * @param rarity How rare their words are.
 * @param found Takes the marks.
 */
export function markValues(
  readings: readonly Reading[],
  rarity: Rarity,
  found: Found,
): void {
  const later = new Map<string, Place[]>();
  for (const reading of readings.toReversed()) {
    let surest = { score: 0, by: -1 };
    for (const mention of reading.mentions) {
      const next = surestReplacement({ mention, reading }, later, rarity);
      if (next.score > surest.score) surest = next;
    }
    if (surest.score > 0) {
      found[reading.index] = { by: surest.by, mayDrop: false };
    }
    for (const mention of reading.mentions) {
      addPlace(later, { mention, reading });
    }
  }
}

function surestReplacement(
  { mention, reading }: Place,
  later: ReadonlyMap<string, readonly Place[]>,
  rarity: Rarity,
): { score: number; by: number } {
  let surest = { score: 0, by: -1 };
  let saidAgain = -1;
  for (const place of placesNear(mention, later)) {
    const by = place.reading.index;
    if (place.reading.turn === reading.turn) continue;
    if (by < saidAgain) break;
    if (isSameValue(mention, place.mention, rarity)) saidAgain = by;
    const score = replacedScore(mention, place.mention, {
      rarity,
      besideOld: reading.mentions,
      besideNew: place.reading.mentions,
    });
    if (score > surest.score) surest = { score, by };
  }
  return surest;
}

/** Later mentions of the kind near one of the same words, newest first. */
function placesNear(
  { kind, near }: Mention,
  later: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const places = new Set<Place>();
  for (const stem of near.keys()) {
    for (const place of later.get(`${kind} ${stem}`) ?? []) places.add(place);
  }
  return [...places].sort((a, b) => b.reading.index - a.reading.index);
}

function addPlace(later: Map<string, Place[]>, place: Place): void {
  const { kind, near } = place.mention;
  for (const stem of near.keys()) {
    const key = `${kind} ${stem}`;
    const places = later.get(key);
    if (places === undefined) later.set(key, [place]);
    else if (places.length < MOST_PER_WORD) places.push(place);
  }
}
