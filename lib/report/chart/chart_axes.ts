import { displayWidth } from "../../text/display_width.ts";
import { type ChartFrame, COLUMN_WIDTH } from "./chart_frame.ts";
import { svgLine, svgText } from "./svg_parts.ts";

/** The grid, the ticks with their words, and the axes' labels, as SVG elements. */
export function chartAxes(frame: ChartFrame): readonly string[] {
  const { left, right, top, bottom, x, y } = frame;
  return [
    ...y.ticks.flatMap((tick) => {
      const at = bottom - y.at(tick) * (bottom - top);
      return [
        svgLine([left, at], [right, at], "grid"),
        svgText(
          left - 8,
          at + 4,
          'class="soft" text-anchor="end"',
          y.words(tick),
        ),
      ];
    }),
    ...ticksBelow(frame),
    svgLine([left, bottom], [right, bottom], "axis"),
    svgText(8, top - 14, 'class="soft"', y.label),
    svgText(
      (left + right) / 2,
      bottom + 42,
      'class="soft" text-anchor="middle"',
      x.label,
    ),
  ];
}

/** Each tick of the lower axis; its words only where they do not run into those before. */
function ticksBelow(
  { left, right, bottom, x }: ChartFrame,
): readonly string[] {
  let free = -Infinity;
  return x.ticks.flatMap((tick) => {
    const at = left + x.at(tick) * (right - left);
    const mark = svgLine([at, bottom], [at, bottom + 5], "axis");
    const half = displayWidth(x.words(tick)) * COLUMN_WIDTH / 2;
    if (at - half < free) return [mark];
    free = at + half + 6;
    const words = svgText(
      at,
      bottom + 20,
      'class="soft" text-anchor="middle"',
      x.words(tick),
    );
    return [mark, words];
  });
}
