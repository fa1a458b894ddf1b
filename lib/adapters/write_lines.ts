import type { LineFormat } from "./line_format.ts";
import type { PlannedPiece } from "./write_plan.ts";

/** A line to write. */
export interface WrittenLine<T> {
  /** Its value. */
  readonly value: unknown;
  /** The line that it was; undefined for a new one. */
  readonly from?: T;
  /** Whether it stays the very same. */
  readonly isKept: boolean;
}

/** What is written, and of how many lines. */
export interface LinesToWrite {
  /** How lines are edited, added and joined. */
  readonly format: LineFormat;
  /** What stays, in order. */
  readonly plan: readonly PlannedPiece[];
  /** How many lines have been read; those behind are left out. */
  readonly count: number;
}

/**
 * The planned lines, one after the other.
 *
 * @param write What is written.
 * @param lines All lines.
 * @param valueOf The value of a line, and whether more of it will change than the line that it names.
 */
export function* writeLines<T>(
  { format, plan, count }: LinesToWrite,
  lines: Iterable<T>,
  valueOf: (line: T, isEdited: boolean) => unknown,
): Generator<WrittenLine<T>> {
  const linker = format.linker?.();
  let piece = -1;
  let next = 0;
  let last: unknown;
  let sample: T | undefined;
  for (const from of lines) {
    const planned = plan[next];
    if (++piece === count || planned === undefined) break;
    sample = from;
    if (planned.kind === "added") continue;
    const isPlanned = planned.piece === piece;
    const given = valueOf(from, isPlanned && planned.kind === "edited");
    if (!isPlanned) {
      linker?.drop(given);
      continue;
    }
    next++;
    last = changed(format, planned, linker?.keep(given) ?? given);
    yield { value: last, from, isKept: last === given };
  }
  const added = plan[next];
  if (added?.kind !== "added" || sample === undefined) return;
  const value = format.add(added.block, last, valueOf(sample, false));
  yield { value, isKept: false };
}

function changed(
  format: LineFormat,
  planned: PlannedPiece,
  value: unknown,
): unknown {
  if (planned.kind !== "edited") return value;
  const { cutChars, moreCuts = [], block } = planned;
  return format.edit(value, [cutChars, ...moreCuts], block);
}
