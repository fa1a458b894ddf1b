import type { Sweep } from "../measure/sweep/sweep_result.ts";

/** A sweep as JSON with a stable order of keys. */
export function sweepJson(sweep: Sweep): string {
  return JSON.stringify(sweep, null, 2) + "\n";
}
