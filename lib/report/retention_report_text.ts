import type { RetentionReport } from "../probe/retention.ts";
import { documentText } from "./document_text.ts";
import { retentionDocument } from "./retention_document.ts";

/**
 * The report as a terminal shows it: sizes, a row per kind, then each lost, stale and invented fact with its sentence.
 *
 * Hostile text can neither move the cursor nor colour a line. Long sentences are cut; for whole ones see the other
 * formats.
 *
 * @param report From `retentionReport`, or a guard's.
 * @param colours Whether the reader sees colours; the words say the same without.
 *
 * @example A lost fact with its turn
 * ```ts
 * import { assertStringIncludes } from "@std/assert";
 * import { probeReport } from "../probe/probe_report.ts";
 * import { retentionReport } from "../probe/retention_report.ts";
 * const found = probeReport([{ role: "user", content: "Hi" }], [{ id: "port", text: "port 1883", source: "T2" }]);
 * assertStringIncludes(retentionReportText(retentionReport(found), false), "T2 user  port 1883");
 * ```
 */
export function retentionReportText(
  report: RetentionReport,
  colours: boolean,
): string {
  return documentText(retentionDocument(report), colours);
}
