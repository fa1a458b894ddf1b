import { escapeHtml } from "../escape_html.ts";
import type { ChartFrame } from "./chart_frame.ts";
import { type ChartMark, chartMark } from "./chart_marks.ts";
import type { ChartLine, ChartPoint } from "./line_chart_data.ts";
import { pointWords } from "./point_words.ts";
import { svgNumber } from "./svg_parts.ts";

/** The lines with their marks and shaded intervals, as SVG elements; each mark says its point on hover. */
export function chartCurves(
  frame: ChartFrame,
  lines: readonly ChartLine[],
): readonly string[] {
  const groups = (draw: typeof curve) =>
    lines.map((line, index) => {
      const mark = chartMark(index);
      const parts = draw(frame, line, mark).join("");
      return `<g class="l${mark.colour}">${parts}</g>`;
    });
  return [...groups(shade), ...groups(curve)];
}

function curve(
  frame: ChartFrame,
  { name, points }: ChartLine,
  { path, open, dash }: ChartMark,
): readonly string[] {
  const along = points.map((point) => placeOf(frame, point, point.y));
  const dashes = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return [
    `<path class="curve"${dashes} d="M${along.join("L")}"/>`,
    ...points.map((point, index) =>
      `<path class="${open ? "open" : "full"}" transform="translate(${
        along[index]
      })" d="${path}"><title>${
        escapeHtml(`${name}: ${pointWords(frame, point)}`)
      }</title></path>`
    ),
  ];
}

/** The intervals of neighbours as one area; that of a point alone as a bar. */
function shade(frame: ChartFrame, { points }: ChartLine): readonly string[] {
  return intervals(points).map((run) => {
    const around = [
      ...run.map((point) => placeOf(frame, point, point.high)),
      ...run.toReversed().map((point) => placeOf(frame, point, point.low)),
    ];
    const name = run.length > 1 ? "area" : "bar";
    return `<path class="${name}" d="M${around.join("L")}z"/>`;
  });
}

function placeOf(
  { left, right, top, bottom, x, y }: ChartFrame,
  point: ChartPoint,
  height: number,
): string {
  const across = left + x.at(point.x) * (right - left);
  const down = bottom - y.at(height) * (bottom - top);
  return `${svgNumber(across)} ${svgNumber(down)}`;
}

type Interval = ChartPoint & { readonly low: number; readonly high: number };

/** Runs of neighbouring points that have both ends of an interval. */
function intervals(
  points: readonly ChartPoint[],
): readonly (readonly Interval[])[] {
  const runs: Interval[][] = [[]];
  for (const point of points) {
    const { low, high } = point;
    if (low === undefined || high === undefined) runs.push([]);
    else runs[runs.length - 1].push({ ...point, low, high });
  }
  return runs.filter((run) => run.length > 0);
}
