import type { RankUnit } from "./rank_unit.ts";

/**
 * The units without those that say nothing new: ones without a letter or digit, ones that a carried note of the same
 * source holds, and of those by one role that have the same letters and digits all but the newest.
 *
 * Code stays: it is never a note. What stood behind a unit that went no longer follows anything.
 */
export function withoutRepeats(
  units: readonly RankUnit[],
): readonly RankUnit[] {
  const seen = new Set<string>();
  const carried = carriedTexts(units);
  const kept: RankUnit[] = [];
  for (const unit of units.toReversed()) {
    const isRepeat = unit.kind !== "code" &&
      (isCarried(unit, carried) || !isFirst(unit, seen));
    if (isRepeat) {
      if (kept.at(-1)?.follows) kept.push({ ...kept.pop()!, follows: false });
    } else kept.push(unit);
  }
  return kept.reverse();
}

function isFirst({ source, text }: RankUnit, seen: Set<string>): boolean {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const key = `${source.role} ${letters}`;
  if (letters === "" || seen.has(key)) return false;
  seen.add(key);
  return true;
}

function carriedTexts(
  units: readonly RankUnit[],
): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { note, source, text } of units) {
    if (note === undefined) continue;
    const key = `${source.turn} ${source.role}`;
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return texts;
}

function isCarried(
  { note, source, text }: RankUnit,
  carried: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (note !== undefined || carried.size === 0) return false;
  return carried.get(`${source.turn} ${source.role}`)
    ?.some((held) => held.includes(text)) ?? false;
}
