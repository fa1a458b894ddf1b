import type { FormatName } from "../lib/adapters/format_name.ts";
import { EARLIER_NOTES } from "../lib/adapters/lift_notes.ts";
import type { Conversation } from "../lib/adapters/parsed_conversation.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import { probeWindow } from "../lib/guard/probe_window.ts";
import { checkProbeSources } from "../lib/probe/check_probe_sources.ts";
import type { MatchLevel } from "../lib/probe/match_level.ts";
import type { RetentionReport } from "../lib/probe/retention.ts";
import { checksNothing } from "../lib/report/checks_nothing.ts";
import { meetsBound } from "../lib/report/meets_bound.ts";
import { retentionReportJUnit } from "../lib/report/retention_report_junit.ts";
import {
  decimals,
  NO_FACT,
  nothingChecked,
} from "../lib/report/retention_words.ts";
import { warningLines } from "../lib/report/warning_lines.ts";
import { chooseCounter } from "./choose_counter.ts";
import { exitOnSignals } from "./exit_on_signals.ts";
import { factsOf } from "./facts_option.ts";
import { printErr, printOut } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import { redactor } from "./redaction.ts";
import { type ReportFormat, reportIn } from "./report_writer.ts";
import { writeTextFile } from "./write_output.ts";
import { terminalOf } from "./terminal.ts";

/** What `--fail-on` takes. */
export const FAIL_ON = ["lost", "stale"] as const;

/** What the command line says. */
export interface ProbeOptions {
  readonly file: string;
  /** A path, or `auto`. */
  readonly probes: string;
  readonly before: string | undefined;
  readonly minRetention: number | undefined;
  readonly failOn: readonly (typeof FAIL_ON[number])[];
  readonly match: MatchLevel;
  readonly junit: string | undefined;
  readonly report: ReportFormat;
  readonly redact: boolean;
  readonly format: FormatName | undefined;
  readonly counter: string;
  readonly template: string | undefined;
}

/** Whether every bound is met; afterwards the report is on stdout, and what was not met on stderr. */
export async function probeFile(options: ProbeOptions): Promise<boolean> {
  const { minRetention, junit, match } = options;
  const window = await conversationIn(options.file, options.format);
  const before = options.before === undefined
    ? undefined
    : await conversationIn(options.before, undefined);
  const probes = await factsOf(options.probes, before ?? window);
  if (before) checkProbeSources(probes, unlimited(before));
  const counter = before === undefined
    ? undefined
    : await chooseCounter(options.counter, options.template);
  const found = probeWindow(window, probes, { before, match, counter });
  const report = redactor(options.redact).value(found);
  const unmet = unmetBounds(report, options);
  if (junit !== undefined) {
    const failOn = options.failOn.length > 0
      ? options.failOn
      : unmet.length > 0
      ? ["lost" as const]
      : [];
    const bound = minRetention === undefined ? {} : { minRetention };
    const xml = retentionReportJUnit(report, { failOn, ...bound });
    exitOnSignals();
    await writeTextFile(junit, xml);
  }
  if (unmet.length > 0) Deno.exitCode = 1;
  try {
    const { colours } = terminalOf(Deno.stdout);
    await printOut(reportIn(options.report, report, colours));
  } finally {
    for (const line of unmet) await printErr(`${line}\n`);
  }
  return unmet.length === 0;
}

async function conversationIn(
  path: string,
  format: FormatName | undefined,
): Promise<Conversation> {
  const progress = progressLine();
  const source = await byteSource(path);
  const { parsed } = readConversation(source, {
    format,
    onBytes: (bytes) => progress.step("reading", bytes, source.sizeBytes),
  });
  progress.end();
  const unexpected = parsed.warnings.filter(({ problem }) =>
    !problem.endsWith(EARLIER_NOTES)
  );
  for (const line of warningLines(unexpected)) {
    await printErr(`${source.name}: ${line}\n`);
  }
  return parsed.conversation;
}

const UNCHECKED = `${
  NO_FACT.slice(0, -1)
}, so --fail-on says nothing; give facts, or --min-retention 0 to let that pass`;

/** One line for each bound that is not met. */
function unmetBounds(
  report: RetentionReport,
  { minRetention, failOn }: ProbeOptions,
): readonly string[] {
  const isMet = minRetention === undefined || meetsBound(report, minRetention);
  const isUnchecked = checksNothing(report, { failOn, minRetention });
  return [
    ...(isUnchecked ? [UNCHECKED] : []),
    ...(isMet ? [] : [`${measured(report)}, the bound is ${minRetention}`]),
    ...failOn.flatMap((status) => {
      const count = report.kinds.reduce((sum, row) => sum + row[status], 0);
      const facts = count === 1 ? "1 fact is" : `${count} facts are`;
      return count === 0 ? [] : [`${facts} ${status}, the bound is 0`];
    }),
  ];
}

function measured(report: RetentionReport): string {
  const { retention } = report;
  if (retention !== null) return `Retention is ${decimals(retention)}`;
  return `Retention is not known: ${nothingChecked(report)}`;
}

function unlimited(conversation: Conversation) {
  return { ...conversation, inputBudget: 0, notesReserve: 0 };
}
