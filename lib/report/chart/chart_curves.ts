import { escapeHtml } from "../escape_html.ts";
import type { ChartFrame } from "./chart_frame.ts";
import { chartMark } from "./chart_marks.ts";
import type { ChartLine, ChartPoint } from "./line_chart_data.ts";
import { pointWords } from "./point_words.ts";
import { svgNumber } from "./svg_parts.ts";

/** The lines with their marks and shaded intervals, as SVG elements; each mark says its point on hover. */
export function chartCurves(
  frame: ChartFrame,
  lines: readonly ChartLine[],
): readonly string[] {
  const place = ({ x }: ChartPoint, y: number) =>
    `${svgNumber(frame.left + frame.x.at(x) * (frame.right - frame.left))} ${
      svgNumber(frame.bottom - frame.y.at(y) * (frame.bottom - frame.top))
    }`;
  const groups = (
    draw: (line: ChartLine, index: number) => readonly string[],
  ) =>
    lines.map((line, index) =>
      `<g class="l${chartMark(index).colour}">${draw(line, index).join("")}</g>`
    );
  const interval = (points: readonly Interval[]) => {
    const around = [
      ...points.map((point) => place(point, point.high)),
      ...points.toReversed().map((point) => place(point, point.low)),
    ];
    return `<path class="area" d="M${around.join("L")}z"/>`;
  };
  return [
    ...groups(({ points }) => intervals(points).map(interval)),
    ...groups(({ name, points }, index) => {
      const { path, open, dash } = chartMark(index);
      const along = points.map((point) => place(point, point.y));
      const dashes = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
      return [
        `<path class="curve"${dashes} d="M${along.join("L")}"/>`,
        ...points.map((point, at) =>
          `<path class="${open ? "open" : "full"}" transform="translate(${
            along[at]
          })" d="${path}"><title>${
            escapeHtml(`${name}: ${pointWords(frame, point)}`)
          }</title></path>`
        ),
      ];
    }),
  ];
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
  return runs.filter((run) => run.length > 1);
}
