/** Targets of the bench, in the order in which they are measured. */
export const TARGETS = [
  "P1",
  "P2",
  "P3",
  "P4",
  "MEMORY",
  "WORST",
  "READERS",
  "P5",
  "P6",
  "P7",
  "P8",
  "P9",
  "P10",
  "NOTES",
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

/** What a text of one size took. */
export interface SizedTime {
  readonly chars: number;
  readonly ms: number;
}

/** A line of the picture: times by size. */
export interface Curve {
  readonly name: string;
  readonly times: readonly SizedTime[];
}

/** A line of the table. */
export interface Row {
  readonly target: TargetName;
  /** What is measured, on what, and how: cold means with a fresh counter for each run. */
  readonly what: string;
  readonly ours?: Measured;
  /** What it is compared with, or why there is nothing. */
  readonly peer?: Measured | { readonly missing: string };
  /** How many times better ours is, or, for a bound "at most", ours in parts of the other. */
  readonly ratio?: number;
  /** Exponent by which the time of ours grows with size: 1 is linear, 2 quadratic. */
  readonly exponent?: number;
  /** What the row's measure has to be; without a bound the row only informs. */
  readonly bound?: Bound;
  /** Times that the picture shows. */
  readonly curves?: readonly Curve[];
}

/** A bound and whether it holds. */
export interface Bound {
  readonly text: string;
  readonly met: boolean;
}

/** The bound "at most". */
export function atMost(value: number, bound: number, unit = ""): Bound {
  return { text: `≤ ${bound} ${unit}`.trim(), met: value <= bound };
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
