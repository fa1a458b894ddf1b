import type { RetentionReport } from "../lib/probe/retention.ts";
import { retentionReportHtml } from "../lib/report/retention_report_html.ts";
import { retentionReportJson } from "../lib/report/retention_report_json.ts";
import { retentionReportMarkdown } from "../lib/report/retention_report_markdown.ts";
import { retentionReportText } from "../lib/report/retention_report_text.ts";

/** What `--report` takes. */
export const REPORT_FORMATS = ["text", "markdown", "json", "html"] as const;

/** How a report is written. */
export type ReportFormat = typeof REPORT_FORMATS[number];

/** The report in a format; colours only in text. */
export function reportIn(
  format: ReportFormat,
  report: RetentionReport,
  colours: boolean,
): string {
  switch (format) {
    case "text":
      return retentionReportText(report, colours);
    case "markdown":
      return retentionReportMarkdown(report);
    case "json":
      return retentionReportJson(report);
    case "html":
      return retentionReportHtml(report);
  }
}
