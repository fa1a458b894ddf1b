import type { Sweep } from "../measure/sweep/sweep_result.ts";
import { figurePage } from "./figure_page.ts";
import { sweepChart } from "./sweep_chart.ts";
import { sweepDocument } from "./sweep_document.ts";

/** A sweep as one HTML file: the picture, and the tables behind it. */
export function sweepPage(sweep: Sweep): string {
  const { title, summary, tables, limits } = sweepDocument(sweep);
  return figurePage({
    title,
    lead: limits,
    figures: [{
      svg: sweepChart(sweep),
      caption:
        "Facts kept against the budget; where a line crosses what is wanted, it has a point at the smallest budget.",
    }],
    tables: [
      { title: "What was measured", head: [], rows: summary, numbers: false },
      ...tables,
    ],
  });
}
