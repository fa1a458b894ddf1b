import { displayWidth, fitColumns } from "../../text/display_width.ts";
import type { LineChartData } from "./line_chart_data.ts";
import { type PlacedAxis, placedAxis } from "./placed_axis.ts";

/** Width of one column of text in a chart, at least: no font is at hand to measure with. */
export const COLUMN_WIDTH = 7.4;
/** Height of a line of text in a chart. */
export const ROW_HEIGHT = 18;
const WIDTH = 760;
const NAME_COLUMNS = 28;
const TITLE_COLUMNS = 84;

/** Where the parts of a chart stand, in its own units; a unit is a CSS pixel at full size. */
export interface ChartFrame {
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** The title's rows. */
  readonly title: readonly string[];
  /** Names of the lines, as far as there is room for them. */
  readonly names: readonly string[];
  /** Edges of the plot. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: PlacedAxis;
  readonly y: PlacedAxis;
}

/**
 * The places of a chart's parts: room for the names at the right, and height enough for a row each.
 *
 * @param data What the chart shows; at least one point.
 * @throws {RangeError} If a value cannot be placed on its axis.
 */
export function chartFrame(data: LineChartData): ChartFrame {
  const points = data.lines.flatMap(({ points }) => points);
  const x = placedAxis(data.x, points.map((point) => point.x));
  const y = placedAxis(
    data.y,
    points.flatMap(({ y, low = y, high = y }) => [y, low, high]),
  );
  const title = rows(data.title);
  const names = data.lines.map(({ name }) => fitColumns(name, NAME_COLUMNS));
  const left = 20 + COLUMN_WIDTH * widest(y.ticks.map(y.words));
  const top = 34 + ROW_HEIGHT * title.length;
  const bottom = top + Math.max(300, ROW_HEIGHT * names.length);
  return {
    width: WIDTH,
    height: bottom + 52,
    title,
    names,
    left,
    right: WIDTH - 56 - COLUMN_WIDTH * widest(names),
    top,
    bottom,
    x,
    y,
  };
}

/** The title in at most two rows. */
function rows(title: string): readonly string[] {
  const words = title.split(/\s+/).filter((word) => word !== "");
  let first = "";
  while (words.length > 0) {
    const longer = first === "" ? words[0] : `${first} ${words[0]}`;
    if (displayWidth(longer) > TITLE_COLUMNS) break;
    first = longer;
    words.shift();
  }
  return [first, words.join(" ")].filter((row) => row !== "")
    .map((row) => fitColumns(row, TITLE_COLUMNS));
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(displayWidth));
}
