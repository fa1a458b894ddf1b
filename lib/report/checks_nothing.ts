import type { RetentionReport } from "../probe/retention.ts";

/** What fails a gate. */
export interface GateBounds {
  /** Statuses of which one fact is enough. */
  readonly failOn: readonly string[];
  /** The least retention, 0 to 1. */
  readonly minRetention?: number;
}

/**
 * Whether a gate that only fails on statuses had no fact that could have one: it must not be green.
 *
 * Where there is a bound on retention, the bound says what becomes of that: 0 lets it pass.
 *
 * @param report From `retentionReport`.
 * @param bounds What fails the gate.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const failOn = ["lost"];
 * assertEquals(checksNothing({ kinds: [] }, { failOn }), true);
 * assertEquals(checksNothing({ kinds: [] }, { failOn, minRetention: 0 }), false);
 * ```
 */
export function checksNothing(
  { kinds }: Pick<RetentionReport, "kinds">,
  { failOn, minRetention }: GateBounds,
): boolean {
  return kinds.length === 0 && failOn.length > 0 && minRetention === undefined;
}
