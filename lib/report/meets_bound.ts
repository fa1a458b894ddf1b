import type { RetentionReport } from "../probe/retention.ts";

/**
 * Whether a report keeps at least that share of its facts; where nothing could be checked, only a bound of 0 is met.
 *
 * A gate that has checked nothing must not be green: facts that name no source say nothing about evidence.
 *
 * @param report From `retentionReport`.
 * @param minRetention The least share, 0 to 1.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(meetsBound({ retention: 0.9 }, 0.9), true);
 * assertEquals(meetsBound({ retention: null }, 0.9), false);
 * ```
 */
export function meetsBound(
  { retention }: Pick<RetentionReport, "retention">,
  minRetention: number,
): boolean {
  return (retention ?? 0) >= minRetention;
}
