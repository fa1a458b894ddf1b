import type { PackedReplay } from "./pack_replay.ts";
import type { Replay } from "./replay.ts";
import { stateUnpacker } from "./state_unpacker.ts";

/**
 * The replay that was packed, key for key; its states share their notes.
 *
 * @param packed From `packReplay`, also after a way through JSON.
 * @throws {TypeError | RangeError} If it is not such a value; not everything is looked at.
 */
export function unpackReplay({ head, states }: PackedReplay): Replay {
  return { ...head, states: states.map(stateUnpacker(head)) };
}
