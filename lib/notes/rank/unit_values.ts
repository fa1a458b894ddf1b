import { holdsFirstPerson } from "../holds_first_person.ts";
import { isPersonal, type RankUnit } from "./rank_unit.ts";
import { RECIPE } from "./recipe.ts";
import type { TermTable } from "./term_table.ts";

const NAMES_PLACE =
  /"(?:file_?path|path|file|filename|notebook_path|command|cmd|url|uri|pattern|query)":/i;

/**
 * What each unit is worth; only the proportions mean something.
 *
 * Rare and specific terms, a day, a name, a number and the first person add to it; a long message and a role that says
 * much take from it.
 */
export function unitValues(
  units: readonly RankUnit[],
  table: TermTable,
): Float64Array {
  const sizes = messageSizes(units, table);
  const roles = roleFactors(units);
  return Float64Array.from(units, (unit, index) => {
    if (unit.kind === "code") return 0;
    const { ids, specific, kinds } = table.units[index];
    let sum = 0;
    for (let at = 0; at < ids.length; at++) {
      sum += table.rarity[ids[at]] * (specific[at] ? RECIPE.specific : 1);
    }
    const said = unit.kind === "prose" || unit.kind === "carried";
    const isOwn = said && isPersonal(unit.source.role) &&
      holdsFirstPerson(unit.text);
    return sum * RECIPE.kindFactor ** kinds *
      (isOwn ? RECIPE.firstPerson : 1) *
      sizes.get(unit.message)! ** RECIPE.sizePower *
      roles.get(unit.source.role)! *
      (unit.kind === "call" && NAMES_PLACE.test(unit.text)
        ? RECIPE.namingCall
        : 1);
  });
}

/** For each message, the rarity of its distinct terms added up, 1 or more. */
function messageSizes(
  units: readonly RankUnit[],
  table: TermTable,
): Map<number, number> {
  const sizes = new Map<number, number>();
  const lastMessage = new Int32Array(table.rarity.length).fill(-1);
  units.forEach(({ message }, index) => {
    let size = sizes.get(message) ?? 0;
    for (const id of table.units[index].ids) {
      if (lastMessage[id] !== message) size += table.rarity[id];
      lastMessage[id] = message;
    }
    sizes.set(message, size);
  });
  for (const [message, size] of sizes) sizes.set(message, Math.max(1, size));
  return sizes;
}

/** 1 for the person who says least, less for each role that says more. */
function roleFactors(units: readonly RankUnit[]): Map<string, number> {
  const chars = new Map<string, number>();
  for (const { source: { role }, text } of units) {
    chars.set(role, (chars.get(role) ?? 0) + text.length);
  }
  const people = [...chars].filter(([role]) =>
    role !== "system" && role !== "assistant" && role !== "tool"
  ).map(([, count]) => count);
  const least = Math.min(...people);
  return new Map(
    [...chars].map(([role, count]) => [
      role,
      Math.max(
        RECIPE.roleFloor,
        Math.min(1, least / count) ** RECIPE.rolePower,
      ),
    ]),
  );
}
