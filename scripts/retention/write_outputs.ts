import { checkRandom } from "../../lib/measure/retention/run/self_checks.ts";
import { figuresOf } from "../../lib/measure/retention/run/figures.ts";
import type { RetentionRun } from "../../lib/measure/retention/run/retention_run.ts";
import { documentText } from "../../lib/report/document_text.ts";
import {
  retentionRunPage,
  retentionRunPicture,
} from "../../lib/report/retention_run_charts.ts";
import { retentionRunDocument } from "../../lib/report/retention_run_document.ts";
import {
  retentionFiguresJson,
  retentionRunJson,
} from "../../lib/report/retention_run_json.ts";
import { printErr, printOut } from "../print.ts";
import { writeTextFile } from "../write_output.ts";
import { terminalOf } from "../terminal.ts";

/** The files that are written; those without a name are not. */
export interface OutputFiles {
  readonly out: string | undefined;
  readonly figures: string | undefined;
  readonly picture: string | undefined;
  readonly html: string | undefined;
}

/** Nothing; afterwards the tables are on stdout and the files are written. A part of a run is no more than its sums. */
export async function writeOutputs(
  run: RetentionRun,
  { out, figures, picture, html }: OutputFiles,
): Promise<void> {
  const isWhole = run.sets.every((set) =>
    set.conversations.length === set.size
  );
  if (isWhole) { for (const set of run.sets) checkRandom(figuresOf(set)); }
  if (out !== undefined) await writeTextFile(out, retentionRunJson(run));
  if (!isWhole) {
    await printErr("This is a part of a run: merge all parts for figures\n");
    return;
  }
  if (figures !== undefined) {
    const [today] = new Date().toISOString().split("T");
    await writeTextFile(figures, retentionFiguresJson(run, today));
  }
  if (picture !== undefined) {
    const svg = retentionRunPicture(run);
    if (svg !== undefined) await writeTextFile(picture, svg);
    else await printErr("No picture: it takes several --ratios\n");
  }
  if (html !== undefined) await writeTextFile(html, retentionRunPage(run));
  const { colours } = terminalOf(Deno.stdout);
  await printOut(documentText(retentionRunDocument(run), colours));
}
