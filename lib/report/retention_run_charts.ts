import { type Figure, figuresOf } from "../measure/retention/run/figures.ts";
import type {
  RetentionRun,
  SetRun,
} from "../measure/retention/run/retention_run.ts";
import type { Figure as PageFigure } from "./figure_page.ts";
import { figurePage } from "./figure_page.ts";
import { lineChart } from "./line_chart.ts";
import { retentionRunDocument } from "./retention_run_document.ts";

/**
 * The run as a page in one file: a chart for each set that was measured at several budgets, and all tables.
 *
 * @param run What was measured.
 */
export function retentionRunPage(run: RetentionRun): string {
  const { title, summary, tables, limits } = retentionRunDocument(run);
  return figurePage({
    title,
    lead: [...summary.map(([label, value]) => `${label}: ${value}`), ...limits],
    figures: charts(run),
    tables: tables.filter(({ rows }) => rows.length > 0),
  });
}

/**
 * The charts of a run below each other, as one SVG picture; undefined where no set was measured at several budgets.
 *
 * @param run What was measured.
 */
export function retentionRunPicture(run: RetentionRun): string | undefined {
  const pictures = charts(run).map(({ svg }) => svg);
  if (pictures.length < 2) return pictures[0];
  let height = 0;
  let width = 0;
  const placed = pictures.map((svg) => {
    const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const moved = svg.replace("<svg ", `<svg y="${height}" `);
    height += Number(h);
    width = Math.max(width, Number(w));
    return moved;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...placed.map((svg) => svg.trimEnd()),
    "</svg>\n",
  ].join("\n");
}

function charts(run: RetentionRun): readonly PageFigure[] {
  return run.sets.flatMap((set) => {
    const figures = figuresOf(set);
    const isSeveral = new Set(figures.map(({ ratio }) => ratio)).size > 1;
    return isSeveral ? [chartOf(set, figures)] : [];
  });
}

/** The set's first measure against the budget, each extractor at the largest share. */
function chartOf({ set }: SetRun, figures: readonly Figure[]): PageFigure {
  const isWords = figures.some(({ measure }) => measure === "words");
  const what = isWords ? "evidence words" : "values";
  const share = Math.max(...figures.map((each) => each.share ?? 0));
  const shown = figures.filter((figure) =>
    figure.measure === (isWords ? "words" : "values") &&
    (figure.share === null || figure.share === share)
  );
  const names = [...new Set(shown.map(({ extractor }) => extractor))];
  const svg = lineChart({
    title: `${set}: ${what} kept, by budget`,
    x: {
      label: "budget, % of the conversation's tokens",
      scale: "linear",
      format: (ratio) => `${ratio} %`,
    },
    y: {
      label: `${what} kept, %`,
      scale: "linear",
      format: (percent) => `${percent} %`,
    },
    lines: names.map((name) => ({
      name,
      points: shown.filter(({ extractor }) => extractor === name)
        .sort((a, b) => a.ratio - b.ratio)
        .map(({ ratio, percent, low, high }) => ({
          x: ratio,
          y: percent,
          low,
          high,
        })),
    })),
  });
  const caption =
    `${set}: ${what} kept by budget, ${share} % of it held back for notes; shaded, the 95 % interval over conversations.`;
  return { svg, caption };
}
