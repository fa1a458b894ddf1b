import type { ReplayExport } from "../replay/export_replay.ts";
import type { ReplayState } from "../replay/replay_state.ts";

/**
 * An export, or one exact state, as JSON with a stable order of keys.
 *
 * @param value From `exportReplay` or `stateAt`.
 */
export function replayJson(value: ReplayExport | ReplayState): string {
  return JSON.stringify(value, null, 2) + "\n";
}
