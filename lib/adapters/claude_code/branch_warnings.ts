import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudeLine } from "./claude_line.ts";
import { parentPlaces } from "./parent_places.ts";

/**
 * What a reader should know of the tree: parents that are missing or go in a circle, branches that were taken back, lines
 * that have no name in it or that of another.
 */
export function branchWarnings(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
  repeated: readonly number[],
): readonly FormatWarning[] {
  const names = new Set(lines.map(({ uuid }) => uuid));
  const parted = branch.slice(1).filter((index) => {
    const { parent } = lines[index];
    return parent !== undefined && !names.has(parent);
  });
  const { circled } = parentPlaces(lines);
  const unread = (field: ClaudeLine["unread"]) =>
    lines.flatMap((line, index) => line.unread === field ? [index] : []);
  const chosen = new Set(branch);
  const aside = lines.flatMap((line, index) =>
    line.parts.length > 0 && !line.isSidechain && !chosen.has(index)
      ? [index]
      : []
  );
  return [
    ...counted(
      parted,
      lines,
      "follow a line that is not in the file; the line before them is taken",
    ),
    ...counted(
      circled,
      lines,
      "are their own parents in a circle; it is cut before the first of them",
    ),
    ...counted(
      aside,
      lines,
      "stand on a branch that was taken back; they are not read",
    ),
    ...counted(
      repeated,
      lines,
      "have the uuid of a line before them; they are not read",
    ),
    ...counted(
      unread("uuid"),
      lines,
      "have no uuid that is text; they are not read, and stay in the file",
      "uuid",
    ),
    ...counted(
      unread("type"),
      lines,
      "have a message and a type that is not known; they are not read",
      "type",
    ),
  ];
}

function counted(
  indices: readonly number[],
  lines: readonly ClaudeLine[],
  problem: string,
  path = "parentUuid",
): readonly FormatWarning[] {
  return indices.length === 0 ? [] : [{
    path,
    line: lines[indices[0]].line,
    problem: `from here ${indices.length} lines ${problem}`,
  }];
}
