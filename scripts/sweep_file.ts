import type { FormatName } from "../lib/adapters/format_name.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import {
  readWholeSession,
  type WholeConversation,
} from "../lib/edge/read_whole_session.ts";
import type { CompactorName } from "../lib/measure/sweep/compactors.ts";
import { sweep } from "../lib/measure/sweep/sweep.ts";
import type { Sweep } from "../lib/measure/sweep/sweep_result.ts";
import { checkProbeSources } from "../lib/probe/check_probe_sources.ts";
import type { Probe } from "../lib/probe/probe.ts";
import { documentMarkdown } from "../lib/report/document_markdown.ts";
import { sweepChart } from "../lib/report/sweep_chart.ts";
import { sweepDocument } from "../lib/report/sweep_document.ts";
import { sweepJson } from "../lib/report/sweep_json.ts";
import { sweepPage } from "../lib/report/sweep_page.ts";
import { sweepText } from "../lib/report/sweep_text.ts";
import { warningLines } from "../lib/report/warning_lines.ts";
import { chooseCounter } from "./choose_counter.ts";
import { exitOnSignals } from "./exit_on_signals.ts";
import { AUTO, factsOf } from "./facts_option.ts";
import { printErr, printOut } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import type { ReportFormat } from "./report_writer.ts";
import { requiredPart } from "./required_part.ts";
import { UsageError } from "./usage_error.ts";
import { writeTextFile } from "./write_output.ts";
import { terminalOf } from "./terminal.ts";

/** What the command line says. */
export interface SweepFileOptions {
  readonly file: string;
  readonly format: FormatName | undefined;
  /** Tokens, ascending; undefined for powers of two up to the conversation's size. */
  readonly budgets: readonly number[] | undefined;
  readonly extractors: readonly CompactorName[];
  readonly sharePercent: number;
  readonly wantedPercent: number;
  /** A path, or `auto`. */
  readonly facts: string;
  readonly report: ReportFormat;
  readonly picture: string | undefined;
  readonly out: string | undefined;
  readonly counter: string;
  readonly template: string | undefined;
}

/** Nothing; afterwards report and picture are where the options say. */
export async function sweepFile(options: SweepFileOptions): Promise<void> {
  const { file, format, facts, report, picture, out } = options;
  const progress = progressLine();
  const source = await byteSource(file);
  const read = readWholeSession(source, {
    format,
    onBytes: (bytes) => progress.step("reading", bytes, source.sizeBytes),
  });
  const probes = await factsOf(facts, read.conversation);
  if (probes.length === 0) {
    throw new UsageError(
      facts === AUTO
        ? `no fact was found in ${source.name}: name your own with --probes FILE`
        : `--probes ${facts} holds no fact`,
    );
  }
  const counter = await chooseCounter(options.counter, options.template);
  const swept = checked(
    read,
    probes,
    () =>
      sweep(read.conversation, probes, counter, {
        ...options,
        onWindow: (done, all) => progress.step("measuring", done, all),
      }),
  );
  progress.end();
  const warned = warningLines(read.warnings);
  if (warned.length > 0) await printErr(`${warned.join("\n")}\n`);
  if (picture ?? out) exitOnSignals();
  if (picture !== undefined) await writeTextFile(picture, sweepChart(swept));
  const colours = out === undefined && terminalOf(Deno.stdout).colours;
  const text = sweepIn(report, swept, colours);
  await (out === undefined ? printOut(text) : writeTextFile(out, text));
}

/** The sweep, if its facts are of this conversation, and its largest budget can hold what cannot leave. */
function checked(
  { conversation }: WholeConversation,
  probes: readonly Probe[],
  measure: () => Sweep,
): Sweep {
  const request = { ...conversation, inputBudget: 0, notesReserve: 0 };
  checkProbeSources(probes, request);
  const swept = measure();
  const { budgets, original: { requiredTokens } } = swept;
  const largest = budgets[budgets.length - 1];
  if (largest >= requiredTokens) return swept;
  throw new UsageError(
    `--budgets: what cannot leave needs ${requiredTokens} tokens, the largest is ${largest}; ${
      requiredPart(request)
    }`,
  );
}

function sweepIn(
  format: ReportFormat,
  swept: Sweep,
  colours: boolean,
): string {
  switch (format) {
    case "text":
      return sweepText(swept, colours);
    case "markdown":
      return documentMarkdown(sweepDocument(swept));
    case "json":
      return sweepJson(swept);
    case "html":
      return sweepPage(swept);
  }
}
