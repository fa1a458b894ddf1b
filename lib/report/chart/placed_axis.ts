import type { ChartAxis } from "./line_chart_data.ts";
import { linearTicks, logTicks } from "./round_ticks.ts";

/** An axis with its ticks, and where a value stands between the first (0) and the last of them (1). */
export interface PlacedAxis {
  readonly label: string;
  readonly ticks: readonly number[];
  readonly words: (value: number) => string;
  readonly at: (value: number) => number;
}

/**
 * The axis for these values.
 *
 * @param axis Its label, scale and format.
 * @param values What it must hold; at least one.
 * @throws {RangeError} If a value is not finite, or not over 0 on a log axis.
 *
 * @example The middle of a log axis is a ratio
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const axis = placedAxis({ label: "tokens", scale: "log" }, [1, 10_000]);
 * assertEquals(axis.at(100), 0.5);
 * ```
 */
export function placedAxis(
  axis: ChartAxis,
  values: readonly number[],
): PlacedAxis {
  const { label, scale, format: words = String } = axis;
  const isLog = scale === "log";
  for (const value of values) {
    if (Number.isFinite(value) && (value > 0 || !isLog)) continue;
    throw new RangeError(
      `Cannot draw the chart: ${label} is ${value}, a ${scale} axis needs ${
        isLog ? "numbers over 0" : "finite numbers"
      }`,
    );
  }
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const ticks = (isLog ? logTicks : linearTicks)(least, most);
  const along = isLog ? Math.log10 : (value: number) => value;
  const from = along(ticks[0]);
  const length = along(ticks[ticks.length - 1]) - from;
  return {
    label,
    ticks,
    words,
    at: (value) => (along(value) - from) / length,
  };
}
