import type { RetentionReport } from "../probe/retention.ts";
import { documentMarkdown } from "./document_markdown.ts";
import { retentionDocument } from "./retention_document.ts";

/**
 * The report as Markdown tables, for a comment on a pull request; the text of facts is escaped.
 *
 * @param report From `retentionReport`, or a guard's.
 *
 * @example A row per kind
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([], [{ id: "a", text: "a|b" }]);
 * assertStringIncludes(retentionReportMarkdown(retentionReport(found)), "| given | – | a\\|b |");
 * ```
 */
export function retentionReportMarkdown(report: RetentionReport): string {
  return documentMarkdown(retentionDocument(report));
}
