/** A mark around 0, 0, as a path; the open ones are drawn with the ground inside. */
const SHAPES = [
  { path: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", open: false },
  { path: "M-4-4h8v8h-8z", open: true },
  { path: "M0-5.5L5 4H-5z", open: false },
  { path: "M0-5.5L5.5 0L0 5.5L-5.5 0z", open: true },
  { path: "M-4-4L4 4M-4 4L4-4", open: false },
  { path: "M0 5.5L5-4H-5z", open: true },
  { path: "M-5 0H5M0-5V5", open: false },
  { path: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", open: true },
] as const;

/** The first is a whole line; there are seven, so that 56 lines differ in mark or dash. */
const DASHES = [
  "",
  "8 4",
  "2 4",
  "10 4 2 4",
  "5 3",
  "14 4",
  "2 3 2 8",
] as const;

/** How one line of a chart is told from the others, without its colour. */
export interface ChartMark {
  /** The mark's path around 0, 0. */
  readonly path: string;
  /** Whether the ground is seen inside. */
  readonly open: boolean;
  /** Lengths of dashes and gaps; "" for a whole line. */
  readonly dash: string;
  /** Which of the eight colours, from 0. */
  readonly colour: number;
}

/**
 * Mark, dash and colour of a chart's line; the first 56 lines differ without colour.
 *
 * @param index Which line, from 0.
 *
 * @example The ninth line has the first one's mark, and another dash
 * ```ts
 * import { assert, assertEquals } from "@std/assert";
 * assertEquals(chartMark(8).path, chartMark(0).path);
 * assert(chartMark(8).dash !== chartMark(0).dash);
 * ```
 */
export function chartMark(index: number): ChartMark {
  const colour = index % SHAPES.length;
  return { ...SHAPES[colour], dash: DASHES[index % DASHES.length], colour };
}
