import type { LineFormat } from "./line_format.ts";
import type { PlannedPiece } from "./write_plan.ts";

/** A line to write. */
export interface WrittenLine<T> {
  /** Its value. */
  readonly value: unknown;
  /** The line that it is, where it stays the very same. */
  readonly from?: T;
}

/**
 * The planned lines, one after the other.
 *
 * @param format How lines are edited, added and joined.
 * @param plan What stays, in order.
 * @param lines All lines; those behind the last piece are left out.
 * @param valueOf The value of a line.
 */
export function* writeLines<T>(
  format: LineFormat,
  plan: readonly PlannedPiece[],
  lines: Iterable<T>,
  valueOf: (line: T) => unknown,
): Generator<WrittenLine<T>> {
  const linker = format.linker?.();
  let piece = -1;
  let next = 0;
  let last: unknown;
  let sample: T | undefined;
  for (const line of lines) {
    piece++;
    sample = line;
    const planned = plan[next];
    if (planned === undefined) break;
    if (planned.kind === "added") continue;
    const given = valueOf(line);
    if (planned.piece !== piece) {
      linker?.drop(given);
      continue;
    }
    next++;
    last = changed(format, planned, linker?.keep(given) ?? given);
    yield last === given ? { value: last, from: line } : { value: last };
  }
  const added = plan[next];
  if (added?.kind !== "added" || sample === undefined) return;
  yield { value: format.add(added.block, last, valueOf(sample)) };
}

function changed(
  format: LineFormat,
  planned: PlannedPiece,
  value: unknown,
): unknown {
  return planned.kind === "edited"
    ? format.edit(value, planned.cutChars, planned.block)
    : value;
}
