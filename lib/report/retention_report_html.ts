import type { RetentionReport } from "../probe/retention.ts";
import { documentHtml } from "./document_html.ts";
import { retentionDocument } from "./retention_document.ts";

/**
 * The report as one HTML file that needs nothing else: no script, no address, and a policy that allows none.
 *
 * The text of facts is escaped. The policy is a `meta` element, so it holds for a file that is opened from disk.
 *
 * @param report From `retentionReport`, or a guard's.
 *
 * @example A planted script is text
 * ```ts
 * import { assert } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([], [{ id: "a", text: "<script>alert(1)</script>" }]);
 * assert(!retentionReportHtml(retentionReport(found)).includes("<script"));
 * ```
 */
export function retentionReportHtml(report: RetentionReport): string {
  const document = retentionDocument(report);
  return documentHtml([document], document.title);
}
