import type { ClaudeLine } from "./claude_line.ts";

/**
 * Indices of the lines that the client sends now, in the order in which it sends them.
 *
 * These are the branch from its last compaction on, the boundary included. What that compaction preserved is sent behind
 * the summary, though it stands before the boundary in the file. Without a compaction it is the whole branch.
 *
 * @param lines All lines of the session.
 * @param branch Indices of those on the newest branch, in the order of the file.
 */
export function windowLines(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
): readonly number[] {
  const start = cutsOf(lines, branch).at(-1);
  if (start === undefined) return branch;
  const since = branch.slice(start);
  const kept = preservedLines(lines, branch.slice(0, start), since);
  const summary = since.findIndex((index) => lines[index].kind === "summary");
  return [...since.slice(0, summary + 1), ...kept, ...since.slice(summary + 1)];
}

/** Places in the branch where a compaction starts: its boundary; in files of older clients its summary. */
export function cutsOf(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
): readonly number[] {
  let isBounded = false;
  return branch.flatMap((index, place) => {
    const { kind } = lines[index];
    const cuts = kind === "boundary" || (kind === "summary" && !isBounded);
    if (kind !== "link") isBounded = kind === "boundary";
    return cuts ? [place] : [];
  });
}

/** What the compaction kept word for word; it stands before the boundary, and behind the compaction before it. */
export function preservedLines(
  lines: readonly ClaudeLine[],
  before: readonly number[],
  since: readonly number[],
): readonly number[] {
  const { preserved } = lines[since[0]];
  if (preserved === undefined) return [];
  const place = (uuid: string) =>
    before.findIndex((index) => lines[index].uuid === uuid);
  const head = place(preserved.head);
  if (head < 0) return [];
  const segment = before.slice(head, place(preserved.tail) + 1);
  const replaced = segment.findLastIndex((index) =>
    ["boundary", "summary"].includes(lines[index].kind)
  );
  return segment.slice(replaced + 1);
}
