/** Seconds between arrivals that have no time stamp: the lesson's pace. */
const PACE_SECONDS = 7.5;

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z)|([+-]\d\d):?(\d\d))?)?$/;

/**
 * When each turn comes in, in seconds from the start: at its time stamp relative to the first, else evenly spaced.
 *
 * Turns without a stamp share the time between their neighbours; before the first stamp and after the last, and where
 * there is none at all, they come every 7.5 s. A stamp without a zone is read as UTC. The order never changes: a stamp
 * before that of an earlier turn arrives together with it.
 *
 * @param times ISO 8601 stamps, where there are any, in the order of the turns.
 *
 * @example The second has no stamp, the last stamp is missing too
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const times = ["2026-03-02T08:00Z", undefined, "2026-03-02T08:01Z", undefined];
 * assertEquals(arrivalSeconds(times), [0, 30, 60, 67.5]);
 * ```
 */
export function arrivalSeconds(
  times: readonly (string | undefined)[],
): readonly number[] {
  const stamps = times.map(secondsOf);
  const known = stamps.flatMap((stamp, index) => stamp === null ? [] : [index]);
  if (known.length === 0) {
    return times.map((_, index) => (index + 1) * PACE_SECONDS);
  }
  const first = known[0];
  const start = stamps[first]! - first * PACE_SECONDS;
  const seconds: number[] = [];
  let next = 0;
  times.forEach((_, index) => {
    const before = next === 0 ? undefined : known[next - 1];
    const after = known[next];
    const last = seconds.at(-1) ?? 0;
    if (index === after) {
      seconds.push(Math.max(last, rounded(stamps[index]! - start)));
      next++;
    } else if (before === undefined || after === undefined) {
      seconds.push(index === 0 ? 0 : last + PACE_SECONDS);
    } else {
      const end = Math.max(seconds[before], stamps[after]! - start);
      const share = (index - before) / (after - before);
      seconds.push(
        rounded(seconds[before] + (end - seconds[before]) * share),
      );
    }
  });
  return seconds;
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
