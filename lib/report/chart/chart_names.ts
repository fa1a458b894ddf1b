import { type ChartFrame, ROW_HEIGHT } from "./chart_frame.ts";
import { chartMark } from "./chart_marks.ts";
import type { ChartLine } from "./line_chart_data.ts";
import { spreadPlaces } from "./spread_places.ts";
import { svgLine, svgNumber, svgText } from "./svg_parts.ts";

/**
 * Each line's name beside its end, with a piece of the line before it, as SVG elements.
 *
 * Names keep the order of the lines' ends and a row's distance; a thin line leads from the end to a name.
 */
export function chartNames(
  frame: ChartFrame,
  lines: readonly ChartLine[],
): readonly string[] {
  const { left, right, top, bottom, x, y } = frame;
  const ends = lines.map(({ points }) => points[points.length - 1]);
  const heights = ends.map((end) => bottom - y.at(end.y) * (bottom - top));
  const rows = spreadPlaces(heights, ROW_HEIGHT, top, bottom);
  return lines.map((_, index) => {
    const { path, open, dash, colour } = chartMark(index);
    const row = rows[index];
    const end = left + x.at(ends[index].x) * (right - left);
    const dashes = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
    return [
      `<g class="l${colour}">`,
      svgLine([end, heights[index]], [right + 14, row], "lead"),
      `<path class="curve"${dashes} d="M${svgNumber(right + 16)} ${
        svgNumber(row)
      }h28"/>`,
      `<path class="${open ? "open" : "full"}" transform="translate(${
        svgNumber(right + 30)
      } ${svgNumber(row)})" d="${path}"/>`,
      "</g>",
      svgText(right + 50, row + 4, "", frame.names[index]),
    ].join("");
  });
}
