import type { ClaudeLine } from "./claude_line.ts";

/**
 * Indices of the lines on the newest leaf's branch, in the order of the file.
 *
 * The newest leaf is the last line that says something and is no sidechain. Its ancestors are on the branch, across compactions
 * too; so are the other lines of their messages and the results of their calls, which the tree hangs beside the branch
 * where calls are made at once. Where a parent is not in the file, the line before it in the file is taken.
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
  const tree = lines.flatMap((line, index) =>
    line.uuid === undefined || line.isSidechain ? [] : [index]
  );
  const places = new Map<string, number>();
  tree.forEach((index, place) => {
    if (!places.has(lines[index].uuid!)) places.set(lines[index].uuid!, place);
  });
  const families = familiesOf(lines, tree);
  const chosen = new Set<number>();
  const waiting = [
    tree.findLastIndex((index) => lines[index].kind !== "link"),
  ];
  while (waiting.length > 0) {
    const place = waiting.pop()!;
    if (place < 0 || chosen.has(place)) continue;
    chosen.add(place);
    const line = lines[tree[place]];
    const parent = line.parent === undefined
      ? line.kind === "boundary" || line.kind === "summary" ? place - 1 : -1
      : places.get(line.parent) ?? place - 1;
    waiting.push(parent);
    for (const name of namesOf(line)) waiting.push(...families.get(name) ?? []);
  }
  return [...chosen].sort((a, b) => a - b).map((place) => tree[place]);
}

/** Places in the tree by the names that their lines share: a message on several lines, a call and its result. */
function familiesOf(
  lines: readonly ClaudeLine[],
  tree: readonly number[],
): ReadonlyMap<string, readonly number[]> {
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
