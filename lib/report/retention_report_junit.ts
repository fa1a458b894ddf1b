import type { ReportedFact, RetentionReport } from "../probe/retention.ts";
import { checksNothing } from "./checks_nothing.ts";
import { escapeHtml } from "./escape_html.ts";
import { meetsBound } from "./meets_bound.ts";
import {
  decimals,
  NO_FACT,
  nothingChecked,
  sourceWords,
  summaryLines,
} from "./retention_words.ts";

/** What fails in a JUnit report besides lost facts. */
export interface JUnitOptions {
  /** Statuses that fail their case; default `lost` only. Where any is given, a report without a fact has a failing case. */
  readonly failOn?: readonly ("lost" | "stale")[];
  /** The least retention, 0 to 1: a case of its own, in a suite of its own. */
  readonly minRetention?: number;
}

/**
 * The report as JUnit XML, so that a CI shows each lost fact as a failed case; a suite for each kind.
 *
 * @param report From `retentionReport`, or a guard's.
 * @param options Whether stale facts fail too.
 *
 * @example One case, one failure
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([], [{ id: "port", text: "1883" }]);
 * const xml = retentionReportJUnit(retentionReport(found));
 * assertStringIncludes(xml, '<testsuites name="retention" tests="1" failures="1">');
 * ```
 */
export function retentionReportJUnit(
  report: RetentionReport,
  { failOn: asked, minRetention }: JUnitOptions = {},
): string {
  const failOn = asked ?? ["lost"];
  const bound = minRetention !== undefined
    ? [boundCase(report, minRetention)]
    : checksNothing(report, { failOn: asked ?? [] })
    ? [uncheckedCase(report)]
    : [];
  const cases = [
    ...bound,
    ...casesOf("lost", report.lost, failOn),
    ...casesOf("stale", report.stale, failOn),
    ...report.settled.map(({ id, kind }): Case => ({ id, kind })),
  ];
  const kinds = new Set([...bound, ...report.kinds].map(({ kind }) => kind));
  const suites = Array.from(kinds, (kind) => {
    const own = cases.filter((each) => each.kind === kind);
    return [
      `  <testsuite name="${oneLine(kind)}" ${countsOf(own)}>`,
      ...own.flatMap(caseLines),
      "  </testsuite>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="retention" ${countsOf(cases)}>`,
    ...saidBeside(report).map((line) => `  <!-- ${inComment(line)} -->`),
    ...suites,
    "</testsuites>",
  ].join("\n") + "\n";
}

/** What has no case of its own, in the words of the other formats. */
function saidBeside(report: RetentionReport): readonly string[] {
  return [
    ...summaryLines(report).map(([label, value]) => `${label}: ${value}`),
    ...(report.kinds.length === 0 ? [NO_FACT] : []),
    ...report.invented.map(({ kind, value, sentence }) =>
      `invented: ${kind}: ${value}: ${sentence}`
    ),
  ];
}

/** A comment in XML holds no two hyphens in a row, and ends in none. */
function inComment(text: string): string {
  return oneLine(text).replace(/-(?=-)/g, "- ");
}

interface Case {
  readonly id: string;
  readonly kind: string;
  /** Why its case fails. */
  readonly failing?: Failure;
  /** What became of a fact whose case does not fail for it. */
  readonly said?: string;
}

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly text: string;
}

function boundCase(report: RetentionReport, minRetention: number): Case {
  const { retention, retentionBy } = report;
  const bound = `at least ${minRetention}`;
  const found = retention === null
    ? `found none: ${nothingChecked(report)}`
    : `found ${decimals(retention)}, by ${retentionBy}`;
  return {
    id: bound,
    kind: "bound",
    ...(meetsBound(report, minRetention) ? {} : {
      failing: { type: "bound", message: `${bound}, ${found}`, text: found },
    }),
  };
}

function uncheckedCase(report: RetentionReport): Case {
  const id = "at least 1 fact";
  const text = `found none: ${nothingChecked(report)}`;
  const failing = { type: "bound", message: `${id}, ${text}`, text };
  return { id, kind: "bound", failing };
}

function casesOf(
  status: "lost" | "stale",
  facts: readonly ReportedFact[],
  failOn: readonly string[],
): readonly Case[] {
  return facts.map((fact) => {
    const { id, kind } = fact;
    const failing = failureOf(status, fact);
    return failOn.includes(status)
      ? { id, kind, failing }
      : { id, kind, said: `${failing.message}, ${failing.text}` };
  });
}

function failureOf(type: string, fact: ReportedFact): Failure {
  return {
    type,
    message: `${type}: ${fact.text}`,
    text: `said in ${sourceWords(fact)}: ${fact.sentence}`,
  };
}

function countsOf(cases: readonly Case[]): string {
  const failures = cases.filter(({ failing }) => failing).length;
  return `tests="${cases.length}" failures="${failures}"`;
}

function caseLines({ id, kind, failing, said }: Case): readonly string[] {
  const name = `    <testcase classname="retention.${oneLine(kind)}" name="${
    oneLine(id)
  }"`;
  if (said !== undefined) {
    const text = `      <system-out>${escapeHtml(said)}</system-out>`;
    return [`${name}>`, text, "    </testcase>"];
  }
  if (failing === undefined) return [`${name}/>`];
  const { type, message, text } = failing;
  return [
    `${name}>`,
    `      <failure type="${type}" message="${oneLine(message)}">${
      escapeHtml(text)
    }</failure>`,
    "    </testcase>",
  ];
}

/** Attributes lose line breaks in XML; they are spaces here already. */
function oneLine(text: string): string {
  return escapeHtml(text.replace(/\s+/g, " "));
}
