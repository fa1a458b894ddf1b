import type { Colour } from "./paint.ts";

/** A report before it is text, Markdown or HTML: all of them show the same. */
export interface ReportDocument {
  /** What it is about. */
  readonly title: string;
  /** What is said first: label and value. */
  readonly summary: readonly (readonly [label: string, value: string])[];
  /** Tables, in order; those without rows are left out. */
  readonly tables: readonly ReportTable[];
  /** What stands below. */
  readonly limits: readonly string[];
}

/** A table of a report. */
export interface ReportTable {
  /** What it shows. */
  readonly title: string;
  /** Names of the columns. */
  readonly head: readonly string[];
  /** Its cells, row by row. */
  readonly rows: readonly (readonly string[])[];
  /** Whether all columns but the first are numbers. */
  readonly numbers: boolean;
  /** Colour of the first column in a terminal. */
  readonly colour?: Colour;
  /** What is said where there are no rows; the table is left out where not given. */
  readonly empty?: string;
}
