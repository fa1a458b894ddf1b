/** Targets of the bench, in the order in which they are measured. */
export const TARGETS = [
  "P1",
  "P2",
  "P3",
  "P4",
  "P5",
  "P6",
  "P7",
  "P8",
  "P9",
  "P10",
  "P11",
] as const;

/** Name of a target. */
export type TargetName = typeof TARGETS[number];

/** A measured number. */
export interface Measured {
  readonly value: number;
  /** `ms` and `bytes` are shown in fitting units; `` is a bare number. */
  readonly unit: string;
  /** What a reader has to know to read it. */
  readonly detail?: string;
}

/** A line of the table. */
export interface Row {
  readonly target: TargetName;
  /** What is measured, on what, and how: cold means with a fresh counter for each run. */
  readonly what: string;
  readonly ours?: Measured;
  /** What it is compared with, or why there is nothing. */
  readonly peer?: Measured | { readonly missing: string };
  readonly ratio?: number;
  /** What the ratio, or ours where there is none, has to be; without a bound the row only informs. */
  readonly bound?: Bound;
}

/** A bound and whether it holds. */
export interface Bound {
  readonly text: string;
  readonly met: boolean;
}

/** The bound "at most". */
export function atMost(value: number, bound: number): Bound {
  return { text: `≤ ${bound}`, met: value <= bound };
}

/** The bound "at least". */
export function atLeast(value: number, bound: number): Bound {
  return { text: `≥ ${bound}`, met: value >= bound };
}

/** Milliseconds, as measured. */
export function time(ms: number, detail?: string): Measured {
  return { value: ms, unit: "ms", ...(detail ? { detail } : {}) };
}

/** A number of characters as a size; a character is a UTF-16 unit here. */
export function sizeOf(chars: number): string {
  return chars < 1e6 ? `${chars / 1e3} KB` : `${chars / 1e6} MB`;
}
