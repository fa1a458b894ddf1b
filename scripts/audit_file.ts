import { byteSource } from "../lib/edge/byte_source.ts";
import {
  type ReadBoundaries,
  readBoundaries,
} from "../lib/edge/read_boundaries.ts";
import { auditCompaction } from "../lib/guard/audit_compaction.ts";
import type { CompactionAudit } from "../lib/guard/compaction_audit.ts";
import { lostFacts } from "../lib/guard/lost_facts.ts";
import { auditDocuments } from "../lib/report/audit_documents.ts";
import { auditJson } from "../lib/report/audit_json.ts";
import { documentHtml } from "../lib/report/document_html.ts";
import { documentMarkdown } from "../lib/report/document_markdown.ts";
import { documentText } from "../lib/report/document_text.ts";
import type { ReportDocument } from "../lib/report/report_document.ts";
import { warningLines } from "../lib/report/warning_lines.ts";
import { chooseCounter } from "./choose_counter.ts";
import { giveLost, unreadSummary } from "./give_lost.ts";
import { printErr, printOut, shownText } from "./print.ts";
import { progressLine } from "./progress_line.ts";
import { redactor } from "./redaction.ts";
import type { ReportFormat } from "./report_writer.ts";
import { terminalOf } from "./terminal.ts";

/** What the command line says. */
export interface AuditOptions {
  readonly file: string;
  readonly report: ReportFormat;
  readonly redact: boolean;
  readonly format: ReadBoundaries["format"] | undefined;
  /** Tokens of the block to print; undefined for a report. */
  readonly giveBack: number | undefined;
  readonly counter: string;
  readonly template: string | undefined;
}

/** Nothing; afterwards the report on each compaction is on stdout. */
export async function reportOn(options: AuditOptions): Promise<void> {
  const { format, boundaries, warnings } = await boundariesIn(options);
  const counter = await chooseCounter(options.counter, options.template);
  const progress = progressLine();
  const audits = boundaries.map((boundary, index) => {
    progress.step("looking for facts", index, boundaries.length);
    return auditCompaction(boundary, counter, boundaries[index - 1]);
  });
  progress.end();
  await printWarnings(warnings);
  const place = format === "parsed-session" ? "message" : "line";
  const clean = redactor(options.redact).value(audits);
  const documents = audits.length === 0
    ? [{ title: noneIn(options.file), summary: [], tables: [], limits: [] }]
    : auditDocuments(clean, place);
  if (audits.length === 0 && options.report === "json") {
    await printErr(`${noneIn(options.file)}\n`);
  }
  await printOut(auditIn(options.report, clean, documents));
}

/** Nothing; afterwards the block of notes is on stdout, and on stderr one line about it. */
export async function giveBackFrom(options: AuditOptions): Promise<void> {
  const { boundaries, warnings } = await boundariesIn(options);
  await printWarnings(warnings);
  const last = boundaries.at(-1);
  if (last === undefined) {
    await printErr(`${noneIn(options.file)}\n`);
    return;
  }
  const unread = unreadSummary(last);
  if (unread !== undefined) {
    await printErr(`Nothing is given back: ${unread}\n`);
    return;
  }
  const counter = await chooseCounter(options.counter, options.template);
  const budget = options.giveBack ?? 0;
  const { text, tokens, given, left } = giveLost(
    lostFacts(last),
    budget,
    counter,
    redactor(options.redact),
  );
  await printOut(text === "" ? "" : `${shownText(text)}\n`);
  await printErr(
    `${given.length} of ${
      given.length + left.length
    } lost facts in ${tokens} of ${budget} tokens (${counter.name}, ${
      counter.exact ? "exact" : "an estimate"
    })\n`,
  );
}

async function boundariesIn(
  { file, format }: AuditOptions,
): Promise<ReadBoundaries> {
  const source = await byteSource(file);
  const progress = progressLine();
  const read = readBoundaries(
    source,
    format,
    (bytes) => progress.step("reading", bytes, source.sizeBytes),
  );
  progress.end();
  return read;
}

function auditIn(
  format: ReportFormat,
  audits: readonly CompactionAudit[],
  documents: readonly ReportDocument[],
): string {
  const { colours } = terminalOf(Deno.stdout);
  switch (format) {
    case "text":
      return documents.map((each) => documentText(each, colours)).join("\n");
    case "markdown":
      return documents.map(documentMarkdown).join("\n");
    case "json":
      return auditJson(audits);
    case "html":
      return documentHtml(documents, "Audit of compactions");
  }
}

async function printWarnings(
  warnings: ReadBoundaries["warnings"],
): Promise<void> {
  for (const line of warningLines(warnings)) await printErr(`${line}\n`);
}

function noneIn(file: string): string {
  return `No compaction has happened in ${file === "-" ? "stdin" : file}`;
}
