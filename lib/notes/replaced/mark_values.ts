import type { Mention } from "./mentions.ts";
import {
  type Found,
  mentionsOf,
  MOST_PER_WORD,
  type Numbered,
} from "./reading.ts";
import type { Rarity } from "./overlap.ts";
import { isSameValue, replacedScore } from "./same_matter.ts";
import type { StemCounts } from "./stem_counts.ts";

/** A mention and where it stands. */
interface Place {
  readonly mention: Mention;
  /** All mentions of its statement. */
  readonly beside: readonly Mention[];
  readonly turn: string;
  /** Number of its statement. */
  readonly index: number;
}

/**
 * Marks each statement with a value that a later one seems to give anew: the surest one, the newest of equals.
 *
 * Of the later statements near a word, the newest 32 are looked at. A value that is said again in the end was not
 * replaced in between.
 *
 * @param statements The statements of one role, oldest first.
 * @param stems How common their words are.
 * @param found Takes the marks.
 */
export function markValues(
  statements: readonly Numbered[],
  stems: StemCounts,
  found: Found,
): void {
  const later = new Map<string, Place[]>();
  for (const statement of statements.toReversed()) {
    const { turn, index } = statement;
    const beside = mentionsOf(statement);
    const places = beside.map((mention) => ({ mention, beside, turn, index }));
    let surest = { score: 0, by: -1 };
    for (const place of places) {
      const next = surestReplacement(place, later, stems.rarity);
      if (next.score > surest.score) surest = next;
    }
    if (surest.score > 0) found[index] = { by: surest.by, mayDrop: false };
    for (const place of places) addPlace(later, place, stems);
  }
}

function surestReplacement(
  { mention, beside, turn }: Place,
  later: ReadonlyMap<string, readonly Place[]>,
  rarity: Rarity,
): { score: number; by: number } {
  let surest = { score: 0, by: -1 };
  let saidAgain = -1;
  for (const place of placesNear(mention, later)) {
    const by = place.index;
    if (place.turn === turn) continue;
    if (by < saidAgain) break;
    if (isSameValue(mention, place.mention, rarity)) saidAgain = by;
    const score = replacedScore(mention, place.mention, {
      rarity,
      besideOld: beside,
      besideNew: place.beside,
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
  return [...places].sort((a, b) => b.index - a.index);
}

function addPlace(
  later: Map<string, Place[]>,
  place: Place,
  { count }: StemCounts,
): void {
  const { kind, near } = place.mention;
  for (const stem of near.keys()) {
    // Nobody looks for a word that no other statement has.
    if (count(stem) < 2) continue;
    const key = `${kind} ${stem}`;
    const places = later.get(key);
    if (places === undefined) later.set(key, [place]);
    else if (places.length < MOST_PER_WORD) places.push(place);
  }
}
