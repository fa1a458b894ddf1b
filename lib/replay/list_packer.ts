import type { PackedList } from "./pack_replay.ts";

/**
 * A function that writes the lists of one replay in short, each by the list before it; `listUnpacker` reads them.
 *
 * What stays costs a place or two however long it is, so a list that changes little grows with its changes. An empty
 * list is passed over: the next one is written by the last that was not.
 *
 * @example Two in a row stay, one goes, one comes
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pack = listPacker<string>();
 * pack(["T1", "T2", "T3"]);
 * assertEquals(pack(["T2", "T3", "T4"]), [[1, 2], "T4"]);
 * ```
 */
export function listPacker<T extends string | number>(): (
  list: readonly T[],
) => PackedList<T> {
  let places = new Map<T, number>();
  return (list) => {
    if (list.length === 0) return [];
    const packed: PackedList<T>[number][] = [];
    for (let index = 0; index < list.length;) {
      const first = places.get(list[index]) ?? NaN;
      let length = 1;
      while (places.get(list[index + length]) === first + length) length++;
      packed.push(length === 1 ? list[index] : [first, first + length - 1]);
      index += length;
    }
    places = new Map(list.map((item, index) => [item, index]));
    return packed;
  };
}
