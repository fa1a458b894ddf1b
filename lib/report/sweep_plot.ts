import type { Sweep } from "../measure/sweep/sweep_result.ts";
import { shortTokens } from "./sweep_words.ts";

const MARKS = ["●", "◆", "▲", "■", "○", "◇", "△", "□"];
const STEPS = 10;

/**
 * A sweep as a small plot for a terminal: a mark for each compactor over each budget, the wanted retention dotted.
 *
 * Heights are rounded down to a tenth of the facts, so that a mark on the dots has reached them; marks of one budget
 * stand side by side.
 *
 * @param sweep From `sweep`.
 */
export function sweepPlot(
  { budgets, lines, wantedPercent }: Sweep,
): readonly string[] {
  const width = Math.max(lines.length + 2, 6);
  const wantedRow = Math.ceil(wantedPercent / 100 * STEPS - 1e-9);
  const mark = (index: number) => MARKS[index % MARKS.length];
  const rows = Array.from({ length: STEPS + 1 }, (_, down) => {
    const row = STEPS - down;
    const ground = row === wantedRow ? "┈" : " ";
    const cells = budgets.map((_, at) =>
      lines.map(({ points }, index) => {
        const point = points[at];
        const isHere = point !== null &&
          Math.floor(point.retention * STEPS + 1e-9) === row;
        return isHere ? mark(index) : ground;
      }).join("").padStart(width, ground)
    );
    return label(row) + cells.join("");
  });
  return [
    ...rows.map((row) => row.trimEnd()),
    `${" ".repeat(7)}└${"─".repeat(width * budgets.length)}`,
    `${" ".repeat(8)}${
      budgets.map((budget) => shortTokens(budget).padStart(width)).join("")
    }`,
    `${" ".repeat(8)}${
      lines.map(({ extractor }, index) => `${mark(index)} ${extractor}`)
        .join("   ")
    }   ┈ wanted: ${wantedPercent} %`,
  ];
}

function label(row: number): string {
  const words = row % 2 === 0 ? `${row * 100 / STEPS} % ┤` : "│";
  return words.padStart(8);
}
