import { lineChart } from "../../lib/report/line_chart.ts";
import { type Row, sizeOf } from "./row.ts";

/** The picture of the curves in the rows, as SVG: time against size, both logarithmic; nothing without a curve. */
export function sizeChart(rows: readonly Row[]): string | undefined {
  const curves = rows.flatMap((row) => row.curves ?? []);
  if (curves.length === 0) return undefined;
  return lineChart({
    title: "Time to count one text of English, by its size",
    x: { label: "characters", scale: "log", format: sizeOf },
    y: { label: "time", scale: "log", format: duration },
    lines: curves.map(({ name, times }) => ({
      name,
      points: times.map(({ chars, ms }) => ({ x: chars, y: ms })),
    })),
  });
}

function duration(ms: number): string {
  if (ms >= 1_000) return `${Number((ms / 1_000).toPrecision(3))} s`;
  if (ms >= 1) return `${Number(ms.toPrecision(3))} ms`;
  return `${Number((ms * 1_000).toPrecision(3))} µs`;
}
