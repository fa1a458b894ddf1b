/** What a line chart shows. */
export interface LineChartData {
  /** What it is about; stands above the chart. */
  readonly title: string;
  /** The axis from left to right. */
  readonly x: ChartAxis;
  /** The axis from bottom to top. */
  readonly y: ChartAxis;
  /** The lines; their order chooses mark, dash and colour. */
  readonly lines: readonly ChartLine[];
}

/** How values are placed along one side of a chart. */
export interface ChartAxis {
  /** What is measured, with its unit. */
  readonly label: string;
  /** `linear` from 0 where no value is below it; `log`, where equal ratios are equal lengths. */
  readonly scale: "linear" | "log";
  /** A value in words, for ticks and descriptions (default: its digits). */
  readonly format?: (value: number) => string;
}

/** A named line of a chart. */
export interface ChartLine {
  /** What stands at its end. */
  readonly name: string;
  /** Its points, joined in this order. */
  readonly points: readonly ChartPoint[];
}

/** A point, with the interval that is shaded around it where both ends are given. */
export interface ChartPoint {
  /** Its value from left to right. */
  readonly x: number;
  /** Its value from bottom to top. */
  readonly y: number;
  /** Lower end of the interval. */
  readonly low?: number;
  /** Upper end of the interval. */
  readonly high?: number;
}
