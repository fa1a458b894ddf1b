import { chartAxes } from "./chart/chart_axes.ts";
import { chartStyle } from "./chart/chart_colours.ts";
import { chartCurves } from "./chart/chart_curves.ts";
import {
  type ChartFrame,
  chartFrame,
  ROW_HEIGHT,
} from "./chart/chart_frame.ts";
import { chartNames } from "./chart/chart_names.ts";
import type { LineChartData } from "./chart/line_chart_data.ts";
import { pointWords } from "./chart/point_words.ts";
import { svgText } from "./chart/svg_parts.ts";
import { escapeHtml } from "./escape_html.ts";

/**
 * A line chart as one SVG picture that needs nothing else: no script, no font, no address.
 *
 * Lines are told apart by mark and dash too, and named at their ends; a description lists every point. It has a ground
 * and colours for light and dark. It may stand in a page as it is, or in a file. It does not sort points.
 *
 * @param data Title, axes and lines; lines without points are left out.
 * @throws {RangeError} If there is no point, a number is not finite, or not over 0 on a log axis.
 *
 * @example Names are text
 * ```ts
 * import { assert } from "@std/assert";
 * const svg = lineChart({
 *   title: "Retention",
 *   x: { label: "budget", scale: "log", format: (tokens) => `${tokens / 1000}k` },
 *   y: { label: "kept", scale: "linear", format: (share) => `${share} %` },
 *   lines: [{ name: "a < b", points: [{ x: 1000, y: 20 }, { x: 8000, y: 81 }] }],
 * });
 * assert(svg.includes("a &lt; b: 20 % at 1k, 81 % at 8k"));
 * ```
 */
export function lineChart(data: LineChartData): string {
  const lines = data.lines.filter(({ points }) => points.length > 0);
  if (lines.length === 0) {
    throw new RangeError("Cannot draw the chart: it has no point");
  }
  const frame = chartFrame({ ...data, lines });
  const { width, height } = frame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeHtml(data.title)}</title>`,
    `<desc>${escapeHtml(description({ ...data, lines }, frame))}</desc>`,
    `<style>${chartStyle()}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...frame.title.map((row, index) =>
      svgText(8, 22 + ROW_HEIGHT * index, 'class="title"', row)
    ),
    ...chartAxes(frame),
    ...chartCurves(frame, lines),
    ...chartNames(frame, lines),
    "</svg>",
  ].join("\n") + "\n";
}

/** All that the picture shows, in words. */
function description(data: LineChartData, frame: ChartFrame): string {
  return [
    `${data.y.label} by ${data.x.label}.`,
    ...data.lines.map(({ name, points }) =>
      `${name}: ${points.map((point) => pointWords(frame, point)).join(", ")}.`
    ),
  ].join(" ");
}
