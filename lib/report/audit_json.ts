import type { CompactionAudit } from "../guard/compaction_audit.ts";

/**
 * Audits as JSON with a stable order of keys.
 *
 * @param audits From `auditCompaction`.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(auditJson([]), "[]\n");
 * ```
 */
export function auditJson(audits: readonly CompactionAudit[]): string {
  return JSON.stringify(audits, null, 2) + "\n";
}
