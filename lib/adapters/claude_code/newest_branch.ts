import type { ClaudeLine } from "./claude_line.ts";
import { parentPlaces } from "./parent_places.ts";

/**
 * Indices of the lines on the newest leaf's branch, in the order of the file.
 *
 * The newest leaf is the last line that says something and is no sidechain. Its ancestors are on the branch, across
 * compactions too; so are the other lines of their messages and the results of their calls, which the tree hangs beside
 * the branch where calls are made at once; not those of another tree, where a client wrote a history again. Where a
 * parent is not in the file, or parents go in a circle, the line before it in the file is taken.
 *
 * @param lines All lines of a session.
 *
 * @example What the user took back is not on it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const line = (line: number, uuid: string, parent?: string) =>
 *   ({ line, uuid, parent, kind: "user", isSidechain: false, parts: [] }) as const;
 * assertEquals(newestBranch([line(1, "a"), line(2, "b", "a"), line(3, "c", "a")]), [0, 2]);
 * ```
 */
export function newestBranch(lines: readonly ClaudeLine[]): readonly number[] {
  const { tree, parents } = parentPlaces(lines);
  const families = familiesOf(lines, tree);
  const rootOf = rootFinder(parents);
  const chosen = new Set<number>();
  const waiting = [
    tree.findLastIndex((index) => lines[index].kind !== "link"),
  ];
  while (waiting.length > 0) {
    const place = waiting.pop()!;
    if (place < 0 || chosen.has(place)) continue;
    chosen.add(place);
    waiting.push(parents[place]);
    for (const name of namesOf(lines[tree[place]])) {
      for (const member of families.get(name) ?? []) {
        if (rootOf(member) === rootOf(place)) waiting.push(member);
      }
      families.delete(name);
    }
  }
  return [...chosen].sort((a, b) => a - b).map((place) => tree[place]);
}

/** Where a line's tree starts: a client may have written all of a history again, with the same names in another tree. */
function rootFinder(parents: readonly number[]): (place: number) => number {
  const roots = new Map<number, number>();
  return (place) => {
    const path: number[] = [];
    let root = place;
    while (!roots.has(root)) {
      roots.set(root, root);
      path.push(root);
      const parent = parents[root];
      if (parent < 0) break;
      root = parent;
    }
    root = roots.get(root)!;
    for (const each of path) roots.set(each, root);
    return root;
  };
}

/** Places in the tree by the names that their lines share: a message on several lines, a call and its result. */
function familiesOf(
  lines: readonly ClaudeLine[],
  tree: readonly number[],
): Map<string, readonly number[]> {
  const families = new Map<string, number[]>();
  tree.forEach((index, place) => {
    for (const name of namesOf(lines[index])) {
      const family = families.get(name);
      if (family === undefined) families.set(name, [place]);
      else family.push(place);
    }
  });
  return families;
}

function namesOf(line: ClaudeLine): readonly string[] {
  return [
    ...(line.messageId === undefined ? [] : [`message ${line.messageId}`]),
    ...line.parts.flatMap((part) =>
      part.type === "call" || part.type === "result" ? [`call ${part.id}`] : []
    ),
  ];
}
