/**
 * Places as near as can be to the wanted ones, at least `gap` apart and within `from` to `to`.
 *
 * They keep the order of the wanted places. Where the room is too small for all, they go on behind `to`.
 *
 * @param wanted Wanted places, in any order.
 * @param gap Least distance between two.
 * @param from First allowed place.
 * @param to Last allowed place.
 * @returns One place for each wanted one, in the order given.
 *
 * @example Two that collide give way by the same amount
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(spreadPlaces([50, 50, 90], 10, 0, 100), [45, 55, 90]);
 * ```
 */
export function spreadPlaces(
  wanted: readonly number[],
  gap: number,
  from: number,
  to: number,
): readonly number[] {
  const order = wanted.map((_, index) => index)
    .sort((a, b) => wanted[a] - wanted[b] || a - b);
  const groups: { size: number; mean: number }[] = [];
  order.forEach((index, rank) => {
    let group = { size: 1, mean: wanted[index] - rank * gap };
    while (groups.length > 0 && groups[groups.length - 1].mean > group.mean) {
      const before = groups.pop()!;
      const size = before.size + group.size;
      const sum = before.mean * before.size + group.mean * group.size;
      group = { size, mean: sum / size };
    }
    groups.push(group);
  });
  const last = Math.max(from, to - (wanted.length - 1) * gap);
  const starts = groups.flatMap(({ size, mean }) =>
    Array<number>(size).fill(Math.min(Math.max(mean, from), last))
  );
  const places = Array<number>(wanted.length);
  order.forEach((index, rank) => places[index] = starts[rank] + rank * gap);
  return places;
}
