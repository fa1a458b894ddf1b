import { type Found, frameOf, type Numbered } from "./reading.ts";
import { hasOneChanged, type ValueFrame } from "./value_frame.ts";

/**
 * Marks each statement whose sentence the newest of its frame says again with one value changed; it may be dropped.
 *
 * @param statements The statements of one role, oldest first.
 * @param found Takes the marks.
 */
export function markFrames(
  statements: readonly Numbered[],
  found: Found,
): void {
  const newest = new Map<string, Framed>();
  for (const statement of statements.toReversed()) {
    const frame = frameOf(statement);
    if (frame === undefined) continue;
    const { turn, index } = statement;
    const fresh = newest.get(frame.key);
    if (fresh === undefined) newest.set(frame.key, { turn, index, frame });
    else if (fresh.turn !== turn && hasOneChanged(frame, fresh.frame)) {
      found[index] = { by: fresh.index, mayDrop: true };
    }
  }
}

/** What is held of a statement. */
interface Framed {
  readonly turn: string;
  readonly index: number;
  readonly frame: ValueFrame;
}
