import type { FactState } from "../../replay/replay_state.ts";

/** Whether a fact still holds and is backed by its source; what was replaced is stale, whatever backs it. */
export function isBacked(
  { supported, status }: Pick<FactState, "supported" | "status">,
): boolean {
  return supported === true && status !== "stale";
}
