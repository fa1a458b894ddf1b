import type { ForeignRequest } from "../lib/adapters/foreign_request.ts";
import type { FormatName } from "../lib/adapters/format_name.ts";
import { compact } from "../lib/compact/compact.ts";
import type { CompactionResult } from "../lib/compact/compaction_result.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import type { ByteSource } from "../lib/edge/byte_source.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import type { Extractor } from "../lib/notes/extractor.ts";
import { RequiredContextTooLarge } from "../lib/errors.ts";
import { checkProbeSources } from "../lib/probe/check_probe_sources.ts";
import { compareWithBaseline } from "../lib/probe/compare_with_baseline.ts";
import { comparisonRetention } from "../lib/probe/comparison_retention.ts";
import type { Probe } from "../lib/probe/probe.ts";
import type { RetentionReport } from "../lib/probe/retention.ts";
import { compactionLines } from "../lib/report/compaction_lines.ts";
import { chooseCounter } from "./choose_counter.ts";
import { exitOnSignals } from "./exit_on_signals.ts";
import { factsOf } from "./facts_option.ts";
import { printErr, printOut } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import { redactor } from "./redaction.ts";
import { type ReportFormat, reportIn } from "./report_writer.ts";
import {
  checkLeft,
  checkRequired,
  type RequiredOfFile,
  tooLarge,
} from "./required_message.ts";
import { charsIn, watchedCounter } from "./watched_counter.ts";
import { writeTextFile } from "./write_output.ts";
import { terminalOf } from "./terminal.ts";

/** What the command line says. */
export interface CompactOptions {
  readonly file: string;
  readonly inputBudget: number;
  readonly notesReserve: number;
  /** Makes the notes. */
  readonly extract: Extractor;
  readonly format: FormatName | undefined;
  readonly report: ReportFormat;
  /** A path, or `auto`; undefined for no report. */
  readonly facts: string | undefined;
  readonly saveProbes: string | undefined;
  readonly out: string | undefined;
  readonly redact: boolean;
  readonly counter: string;
  readonly template: string | undefined;
}

/** Nothing; afterwards the compacted conversation and the report are where the options say. */
export async function compactFile(
  source: ByteSource,
  options: CompactOptions,
): Promise<void> {
  const { inputBudget, notesReserve, format, facts, out } = options;
  const progress = progressLine();
  const redaction = redactor(options.redact);
  let phase = "reading";
  const read = readConversation(source, {
    format,
    rewrite: options.redact ? redaction.json : undefined,
    onBytes: (bytes) => progress.step(phase, bytes, source.sizeBytes),
  });
  const { parsed } = read;
  const request = { ...parsed.conversation, inputBudget, notesReserve, parsed };
  const counter = await chooseCounter(options.counter, options.template);
  const required = { parsed, file: source.name, inputBudget };
  checkRequired(required, counter);
  const probes = facts === undefined
    ? undefined
    : await factsOf(facts, request);
  if (probes) checkProbeSources(probes, request);
  const chars = charsIn(messagesOf(request));
  const onChars = (done: number) => progress.step("counting", done, chars);
  const watched = watchedCounter(counter, onChars);
  const { result, report } = compacted(request, probes, watched, {
    ...required,
    extract(...given) {
      progress.step("choosing notes");
      return options.extract(...given);
    },
  });
  checkLeft(required, result, counter);
  const said = [...compactionLines(result, request), ...redaction.said()];
  phase = "writing";
  if (out === undefined) progress.end();
  if (options.saveProbes !== undefined) {
    const text = JSON.stringify(probes, null, 2);
    await write([text, "\n"], options.saveProbes);
  }
  await write(read.write(result), out);
  progress.end();
  await printErr(`${said.join("\n")}\n`);
  if (report !== undefined) await printReport(redaction.value(report), options);
}

/** On stdout where that is free. */
async function printReport(
  report: RetentionReport,
  { out, report: format }: CompactOptions,
): Promise<void> {
  const toOut = out !== undefined;
  const { colours } = terminalOf(toOut ? Deno.stdout : Deno.stderr);
  const text = reportIn(format, report, colours);
  await (toOut ? printOut(text) : printErr(text));
}

function messagesOf({ turns, inFlight = [] }: ForeignRequest) {
  return [...turns.flatMap(({ messages }) => messages), ...inFlight];
}

/** The result, and with facts the report on them. */
function compacted(
  request: ForeignRequest,
  probes: readonly Probe[] | undefined,
  counter: TokenCounter,
  { extract, ...required }: RequiredOfFile & Pick<CompactOptions, "extract">,
): { readonly result: CompactionResult; readonly report?: RetentionReport } {
  try {
    if (probes === undefined) {
      return { result: compact(request, counter, extract) };
    }
    const comparison = compareWithBaseline(
      request,
      probes,
      counter,
      { match: "shortened", extract },
    );
    return {
      result: comparison.compacted.result,
      report: comparisonRetention(comparison),
    };
  } catch (error) {
    if (!(error instanceof RequiredContextTooLarge)) throw error;
    throw tooLarge(required, error.requiredTokens);
  }
}

async function write(
  texts: Iterable<string>,
  out: string | undefined,
): Promise<void> {
  if (out === undefined) return await printOut(texts);
  exitOnSignals();
  await writeTextFile(out, texts);
}
