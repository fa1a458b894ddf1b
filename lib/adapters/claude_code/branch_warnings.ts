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
  const found:
    readonly (readonly [readonly number[], string, string, string?])[] = [
      [
        parted(lines, branch),
        "lines that follow a line that is not in the file",
        "the line before them is taken",
      ],
      [
        parentPlaces(lines).circled,
        "lines that are their own parents in a circle",
        "it is cut before the first of them",
      ],
      [
        aside(lines, branch),
        "lines on a branch that was taken back",
        "they are not read",
      ],
      [
        repeated,
        "lines with the uuid of a line before them",
        "they are not read",
      ],
      [
        unread(lines, "uuid"),
        "lines without a uuid that is text",
        "they are not read, and stay in the file",
        "uuid",
      ],
      [
        unread(lines, "type"),
        "lines with a message and a type that is not known",
        "they are not read",
        "type",
      ],
    ];
  return found.flatMap(([indices, which, what, path = "parentUuid"]) =>
    indices.length === 0 ? [] : [{
      path,
      line: lines[indices[0]].line,
      problem: `${which}: ${indices.length}, from here on; ${what}`,
    }]
  );
}

/** Lines of the branch whose parent is not in the file. */
function parted(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
): readonly number[] {
  const names = new Set(lines.map(({ uuid }) => uuid));
  return branch.slice(1).filter((index) => {
    const { parent } = lines[index];
    return parent !== undefined && !names.has(parent);
  });
}

/** Lines that say something on another branch. */
function aside(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
): readonly number[] {
  const chosen = new Set(branch);
  return lines.flatMap((line, index) =>
    line.parts.length > 0 && !line.isSidechain && !chosen.has(index)
      ? [index]
      : []
  );
}

function unread(
  lines: readonly ClaudeLine[],
  field: ClaudeLine["unread"],
): readonly number[] {
  return lines.flatMap((line, index) => line.unread === field ? [index] : []);
}
