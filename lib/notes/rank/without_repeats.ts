import { callDeed } from "./call_deed.ts";
import { dropUnits } from "./drop_units.ts";
import type { RankUnit } from "./rank_unit.ts";

/**
 * The units without those that say nothing new: ones without a letter or digit, ones that a carried note of the same
 * source holds, and of those by one role that have the same letters and digits all but the newest. Calls are the same that
 * do the same and show another part of what comes of it.
 *
 * Code stays: it is never a note.
 */
export function withoutRepeats(
  units: readonly RankUnit[],
): readonly RankUnit[] {
  const carried = carriedTexts(units);
  const said = new Set<string>();
  const isOut = new Uint8Array(units.length);
  // The newest is met first, so that no text is held that is said again.
  for (let at = units.length - 1; at >= 0; at--) {
    const unit = units[at];
    if (unit.kind === "code") continue;
    const key = isCarried(unit, carried) ? "" : keyOf(unit);
    if (key === "" || said.has(key)) isOut[at] = 1;
    else said.add(key);
  }
  return dropUnits(units, (_, at) => isOut[at] === 1);
}

function keyOf({ kind, source, text }: RankUnit): string {
  const lower = (kind === "call" ? callDeed(text) : text)
    .toLowerCase();
  const letters = /[^\p{ASCII}]/u.test(lower)
    ? lower.replace(/[^\p{L}\p{N}]+/gu, "")
    : lower.replace(/[^a-z0-9]+/g, "");
  return letters === "" ? "" : `${source.role} ${letters}`;
}

/** Texts of carried notes by turn and role. */
function carriedTexts(
  units: readonly RankUnit[],
): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { note, source, text } of units) {
    if (note === undefined) continue;
    const key = `${source.turn} ${source.role}`;
    const held = texts.get(key);
    if (held) held.push(text);
    else texts.set(key, [text]);
  }
  return texts;
}

function isCarried(
  { note, source, text }: RankUnit,
  carried: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (note !== undefined || carried.size === 0) return false;
  const held = carried.get(`${source.turn} ${source.role}`) ?? [];
  return held.some((each) => each.includes(text));
}
