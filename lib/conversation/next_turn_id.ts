/**
 * The next id `T<n>` behind the highest one that is in use.
 *
 * It does not fill gaps: a gap is a turn that was removed, and its notes or probes may still name it.
 *
 * @param used Ids of turns, and of the turns that notes come from.
 *
 * @example A gap stays a gap
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(nextTurnId(["T1", "T7", "greeting"]), "T8");
 * ```
 */
export function nextTurnId(used: Iterable<string>): string {
  let highest = 0;
  for (const id of used) {
    const number = /^T(\d{1,15})$/.exec(id)?.[1];
    if (number !== undefined) highest = Math.max(highest, Number(number));
  }
  return `T${highest + 1}`;
}
