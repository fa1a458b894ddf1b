import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudeLine } from "./claude_line.ts";

/** What a reader should know of the tree: parents that are missing, branches that were taken back, repeated lines. */
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
      aside,
      lines,
      "stand on a branch that was taken back; they are not read",
    ),
    ...counted(
      repeated,
      lines,
      "have the uuid of a line before them; they are not read",
    ),
  ];
}

function counted(
  indices: readonly number[],
  lines: readonly ClaudeLine[],
  problem: string,
): readonly FormatWarning[] {
  return indices.length === 0 ? [] : [{
    path: "parentUuid",
    line: lines[indices[0]].line,
    problem: `from here ${indices.length} lines ${problem}`,
  }];
}
