import type { ChartFrame } from "./chart_frame.ts";
import type { ChartPoint } from "./line_chart_data.ts";

/** A point in words, such as `81 % (78 % to 84 %) at 4k`. */
export function pointWords(
  { x, y }: Pick<ChartFrame, "x" | "y">,
  point: ChartPoint,
): string {
  const { low, high } = point;
  const around = low === undefined || high === undefined
    ? ""
    : ` (${y.words(low)} to ${y.words(high)})`;
  return `${y.words(point.y)}${around} at ${x.words(point.x)}`;
}
