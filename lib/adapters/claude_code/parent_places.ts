import type { ClaudeLine } from "./claude_line.ts";

/** The tree of a session's lines: a line's place is its index in `tree`. */
export interface ParentPlaces {
  /** Indices of the lines that are part of it, in the order of the file. */
  readonly tree: readonly number[];
  /** The place of each one's parent, by place; -1 for a root. From no place the parents lead back to it. */
  readonly parents: readonly number[];
  /** Indices of all lines whose parents, as they stand in the file, lead back to them. */
  readonly circled: readonly number[];
}

/**
 * Each line's parent; where it is not in the file, the line before it in the file.
 *
 * Of a circle the first line in the file takes the line before it, too, or is a root if that leads into the circle.
 *
 * @param lines All lines of a session.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const line = (line: number, uuid: string, parent?: string) =>
 *   ({ line, uuid, parent, kind: "user", isSidechain: false, parts: [] }) as const;
 * const { parents, circled } = parentPlaces([line(1, "a"), line(2, "b", "c"), line(3, "c", "b")]);
 * assertEquals([parents, circled], [[-1, 0, 1], [1, 2]]);
 * ```
 */
export function parentPlaces(lines: readonly ClaudeLine[]): ParentPlaces {
  const tree = lines.flatMap((line, index) =>
    line.uuid === undefined || line.isSidechain ? [] : [index]
  );
  const parents = namedParents(lines, tree);
  const circled: number[] = [];
  /** The walk that has come to a place: 0 for none. */
  const walks = new Uint32Array(tree.length);
  for (let start = 0; start < tree.length; start++) {
    let place = start;
    while (place >= 0 && walks[place] === 0) {
      walks[place] = start + 1;
      place = parents[place];
    }
    if (place < 0 || walks[place] !== start + 1) continue;
    const circle = circleFrom(place, parents);
    for (const each of circle) circled.push(each);
    const first = circle.reduce((least, each) => Math.min(least, each));
    const isSafe = first > 0 && walks[first - 1] !== 0 &&
      walks[first - 1] !== start + 1;
    parents[first] = isSafe ? first - 1 : -1;
  }
  circled.sort((a, b) => a - b);
  return { tree, parents, circled: circled.map((place) => tree[place]) };
}

function namedParents(
  lines: readonly ClaudeLine[],
  tree: readonly number[],
): number[] {
  const places = new Map<string, number>();
  tree.forEach((index, place) => {
    if (!places.has(lines[index].uuid!)) places.set(lines[index].uuid!, place);
  });
  return tree.map((index, place) => {
    const { parent, kind } = lines[index];
    if (parent !== undefined) return places.get(parent) ?? place - 1;
    return kind === "boundary" || kind === "summary" ? place - 1 : -1;
  });
}

function circleFrom(place: number, parents: readonly number[]): number[] {
  const circle = [place];
  for (let at = parents[place]; at !== place; at = parents[at]) circle.push(at);
  return circle;
}
