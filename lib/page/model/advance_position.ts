/** The longest wait between two arrivals, in seconds of playing at pace 1; also what a lesson's arrivals are apart. */
const LONGEST_WAIT_SECONDS = 7.5;

/**
 * Where a replay stands after playing for some time: the position in seconds of the replay, at most its last arrival.
 *
 * A gap of more than 7.5 s between two arrivals plays in 7.5 s, so a night in a conversation is no night in front of
 * the page. Shorter gaps play as they are.
 *
 * @param arrivalSeconds When each turn comes in, in order.
 * @param position Where the replay stands, in seconds.
 * @param played Seconds played, the pace included.
 *
 * @example An hour's gap is passed in 7.5 s
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(advancePosition([7.5, 3607.5], 5, 2.5 + 3.75), 1807.5);
 * ```
 */
export function advancePosition(
  arrivalSeconds: readonly number[],
  position: number,
  played: number,
): number {
  let at = position;
  let left = played;
  let previous = arrivalSeconds.findLast((seconds) => seconds <= at) ?? 0;
  for (const next of arrivalSeconds) {
    if (next <= at) continue;
    const pace = Math.max(1, (next - previous) / LONGEST_WAIT_SECONDS);
    const reached = at + left * pace;
    if (reached < next) return reached;
    left -= (next - at) / pace;
    at = next;
    previous = next;
  }
  return at;
}
