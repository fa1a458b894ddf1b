import type { Sweep } from "../measure/sweep/sweep_result.ts";
import { documentText } from "./document_text.ts";
import { painter } from "./paint.ts";
import { sweepDocument } from "./sweep_document.ts";
import { sweepPlot } from "./sweep_plot.ts";

/**
 * A sweep as a terminal shows it: the tables, and a plot below them.
 *
 * @param sweep From `sweep`.
 * @param colours Whether the reader sees colours.
 */
export function sweepText(sweep: Sweep, colours: boolean): string {
  return [
    documentText(sweepDocument(sweep), colours),
    painter(colours)("Facts kept by budget", "bold"),
    ...sweepPlot(sweep),
  ].join("\n") + "\n";
}
