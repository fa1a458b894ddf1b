import type {
  Sweep,
  SweepLine,
  SweepPoint,
} from "../measure/sweep/sweep_result.ts";
import { lineChart } from "./line_chart.ts";
import { grouped } from "./retention_words.ts";
import { shortTokens } from "./sweep_words.ts";

/**
 * A sweep as an SVG picture: facts kept against budget, a line for each compactor, and one for what is wanted.
 *
 * @param sweep From `sweep`; at least one budget fits.
 */
export function sweepChart(sweep: Sweep): string {
  const { budgets, facts, wantedPercent, lines } = sweep;
  const wanted = [budgets[0], budgets[budgets.length - 1]]
    .map((x) => ({ x, y: wantedPercent }));
  return lineChart({
    title: `Facts kept by budget, of ${grouped(facts)} facts`,
    x: {
      label: `budget (${sweep.counter.name} tokens)`,
      scale: "log",
      format: shortTokens,
    },
    y: { label: "facts kept", scale: "linear", format: (y) => `${y} %` },
    lines: [
      ...lines.map((line) => ({
        name: line.extractor,
        points: pointsOf(line).map(({ budgetTokens, retention }) => ({
          x: budgetTokens,
          y: Math.floor(retention * 1000 + 1e-9) / 10,
        })),
      })),
      { name: `wanted: ${wantedPercent} %`, points: wanted },
    ],
  });
}

/** The points that fit, with the one where the wanted retention is reached. */
function pointsOf({ points, smallest }: SweepLine): readonly SweepPoint[] {
  const all = [...points, smallest?.point ?? null].filter((point) =>
    point !== null
  );
  return all.sort((a, b) => a.budgetTokens - b.budgetTokens);
}
