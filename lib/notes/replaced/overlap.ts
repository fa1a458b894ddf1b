import { rows } from "../lists/rows.ts";
import type { Mention } from "./mentions.ts";

/** Units that do not tell what is measured. */
export const COMMON_UNITS: ReadonlySet<string> = new Set(rows(`
  hour, minut, day, week, month, year, second, time, ms, s, h, min, dolar, person, peopl, 小时, 分钟, 分, 天, 公里, 岁, 時間
  分間, 日間
`));
/** What the update itself is told with. */
const UPDATE_STEMS = new Set(rows(`
  chang, updat, mov, shift, reschedul, postpon, delay, push, extend, extension, bump, adjust, slip, rais, lower
  increas, reduc, shorten, cut, improv, grow, grown, drop, reach, ris, upgrad, switch, set, schedul, plan, total
  improvement, complet, finish, achiev, solv, log, pass, surpass, celebrat, add, gather, writ, read, hit
`));
/** How rare a stem is among the statements: 1 in one of them, near 0 in all. */
export type Rarity = (stem: string) => number;

/** Whether a stem can name what a value is the value of: neither a common unit nor a word of updates. */
export function isName(stem: string): boolean {
  return !COMMON_UNITS.has(stem) && !UPDATE_STEMS.has(stem);
}

/**
 * How much rare words stand near both mentions: each adds its rarity, less the farther it stands.
 *
 * @param old A mention.
 * @param fresh Another one; the same gives the most that it can share.
 * @param rarity How rare words are.
 */
export function overlap(old: Mention, fresh: Mention, rarity: Rarity): number {
  let sum = 0;
  for (const [stem, weight] of old.near) {
    const other = fresh.near.get(stem);
    if (other === undefined || !isName(stem)) continue;
    sum += rarity(stem) * Math.min(weight, other);
  }
  return sum;
}
