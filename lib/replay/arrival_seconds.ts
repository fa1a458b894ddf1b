/** Seconds between arrivals that have no time stamp: the lesson's pace. */
const PACE_SECONDS = 7.5;

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z)|([+-]\d\d):?(\d\d))?)?$/;

/**
 * When each turn comes in, in seconds from the start: at its time stamp relative to the first, else evenly spaced.
 *
 * At 0 s nothing has come in: the first turn comes at 7.5 s. Turns without a stamp share the time between their
 * neighbours; before the first stamp and after the last, and where there is none at all, they come every 7.5 s. A stamp
 * without a zone is read as UTC. One that is not later than those before it says nothing of an order, so it counts as
 * missing: no two turns come in together.
 *
 * @param times ISO 8601 stamps, where there are any, in the order of the turns.
 *
 * @example The second has no stamp, the last stamp is missing too
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const times = ["2026-03-02T08:00Z", undefined, "2026-03-02T08:01Z", undefined];
 * assertEquals(arrivalSeconds(times), [7.5, 37.5, 67.5, 75]);
 * ```
 */
export function arrivalSeconds(
  times: readonly (string | undefined)[],
): readonly number[] {
  const stamps = risingStamps(times);
  const first = stamps.findIndex((stamp) => stamp !== null);
  const start = first < 0 ? 0 : stamps[first]! - (first + 1) * PACE_SECONDS;
  const nexts = nextStamped(stamps);
  const seconds: number[] = [];
  stamps.forEach((stamp, index) => {
    const last = seconds.at(-1) ?? 0;
    const next = nexts[index];
    if (stamp !== null) seconds.push(rounded(stamp - start));
    else if (index < first || next < 0) seconds.push(last + PACE_SECONDS);
    else {
      const end = stamps[next]! - start;
      seconds.push(rounded(last + (end - last) / (next - index + 1)));
    }
  });
  return seconds;
}

/** For each turn the index of the next one that has a stamp; -1 where there is none. */
function nextStamped(stamps: readonly (number | null)[]): readonly number[] {
  const nexts = new Array<number>(stamps.length);
  let next = -1;
  for (let index = stamps.length - 1; index >= 0; index--) {
    nexts[index] = next;
    if (stamps[index] !== null) next = index;
  }
  return nexts;
}

/** The stamps in seconds since 1970; null where there is none, or none that is later than those before. */
function risingStamps(
  times: readonly (string | undefined)[],
): readonly (number | null)[] {
  let latest = -Infinity;
  return times.map((time) => {
    const stamp = secondsOf(time);
    if (stamp === null || stamp <= latest) return null;
    return latest = stamp;
  });
}

/** The stamp's seconds since 1970; null where it is none. */
function secondsOf(time: string | undefined): number | null {
  const match = TIME.exec(time ?? "");
  if (match === null) return null;
  const [, date, clock = "00:00", , hours, minutes] = match;
  const zone = hours === undefined ? "Z" : `${hours}:${minutes}`;
  const milliseconds = Date.parse(`${date}T${clock}${zone}`);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
