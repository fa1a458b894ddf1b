import type { Role } from "../../conversation/message.ts";
import { isPersonal, type RankUnit } from "./rank_unit.ts";

/**
 * For each role 1, or less where it says more than the person who says least: what is said with few words counts more.
 *
 * Persons are users; where there is none, every role has 1.
 */
export function roleFactors(
  units: readonly RankUnit[],
): ReadonlyMap<Role, number> {
  const chars = new Map<Role, number>();
  for (const { kind, source: { role }, text } of units) {
    if (kind !== "code") chars.set(role, (chars.get(role) ?? 0) + text.length);
  }
  const least = Math.min(
    ...[...chars].filter(([role]) => isPersonal(role) && role !== "system")
      .map(([, count]) => count),
  );
  return new Map(
    [...chars].map(([role, count]) => [role, Math.min(1, least / count)]),
  );
}
