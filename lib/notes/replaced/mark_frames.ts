import type { Found, Reading } from "./reading.ts";
import { hasOneChanged } from "./value_frame.ts";

/**
 * Marks each statement whose sentence the newest of its frame says again with one value changed; it may be dropped.
 *
 * @param readings The statements of one role, oldest first.
 * @param found Takes the marks.
 */
export function markFrames(readings: readonly Reading[], found: Found): void {
  const newest = new Map<string, Reading>();
  for (const old of readings.toReversed()) {
    if (old.frame === undefined) continue;
    const fresh = newest.get(old.frame.key);
    if (fresh?.frame === undefined) newest.set(old.frame.key, old);
    else if (fresh.turn !== old.turn && hasOneChanged(old.frame, fresh.frame)) {
      found[old.index] = { by: fresh.index, mayDrop: true };
    }
  }
}
