import type { PackedList } from "./pack_replay.ts";

/**
 * A function that gives the lists back that `listPacker` wrote, in the same order.
 *
 * It throws a `RangeError` where a run is not in the list before.
 */
export function listUnpacker<T extends string | number>(): (
  packed: PackedList<T>,
) => readonly T[] {
  let before: readonly T[] = [];
  return (packed) => {
    if (packed.length === 0) return [];
    const list: T[] = [];
    for (const part of packed) {
      if (typeof part !== "object") {
        list.push(part);
        continue;
      }
      const [first, last] = part;
      if (!(first >= 0 && first <= last && last < before.length)) {
        throw new RangeError(
          `Cannot unpack the replay: a run from ${first} to ${last} is not in a list of ${before.length}`,
        );
      }
      for (let index = first; index <= last; index++) list.push(before[index]);
    }
    before = list;
    return list;
  };
}
