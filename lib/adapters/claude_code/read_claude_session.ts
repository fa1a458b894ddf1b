import { FormatError } from "../../errors.ts";
import { askedByClient, SUMMARY } from "../asked_by_client.ts";
import { type MessageDraft, messageOf } from "../message_draft.ts";
import type { LineReading, LineValue } from "../line_format.ts";
import { isObject } from "../place.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudeLine } from "./claude_line.ts";
import { checkClaudeParts, claudeDrafts } from "./claude_drafts.ts";
import { newestBranch } from "./newest_branch.ts";
import { readClaudeLine } from "./read_claude_line.ts";
import { windowLines } from "./window_lines.ts";

/** Lines without a place in the tree that go with the turn they stand in; the others are of the whole session. */
const PASSING = ["file-history-snapshot", "queue-operation", "progress"];

/** What a session says now: its newest branch, from the last compaction on. */
export function readClaudeSession(values: Iterable<LineValue>): LineReading {
  const { lines, lasting } = readClaudeLines(values);
  const branch = newestBranch(lines);
  const window = windowLines(lines, branch);
  const warnings: FormatWarning[] = [];
  for (const index of window) checkClaudeParts(lines[index], warnings);
  const drafts = withBoundary(lines, window, claudeDrafts(lines, window));
  return {
    format: "claude-code",
    pieceCount: lines.length,
    messages: askedByClient(drafts).map(messageOf),
    resumes: true,
    alwaysKept: lasting,
    gone: goneLines(lines, window, branch, new Set(lasting)),
    warnings: [...branchWarnings(lines, branch), ...warnings],
  };
}

/** The drafts, where the boundary of the last compaction goes with its summary. */
function withBoundary(
  lines: readonly ClaudeLine[],
  window: readonly number[],
  drafts: readonly MessageDraft[],
): readonly MessageDraft[] {
  const boundary = window.find((index) => lines[index].kind === "boundary");
  return boundary === undefined
    ? drafts
    : drafts.map((draft) =>
      draft.name === SUMMARY
        ? { ...draft, pieces: [...draft.pieces, boundary] }
        : draft
    );
}

/**
 * All lines of a session, and the indices of those that are of the whole session.
 *
 * In the file of another agent every line is a sidechain; there they are the conversation.
 *
 * @throws {FormatError} If a line is no object.
 */
export function readClaudeLines(
  values: Iterable<LineValue>,
): { lines: readonly ClaudeLine[]; lasting: readonly number[] } {
  const lines: ClaudeLine[] = [];
  const lasting: number[] = [];
  for (const { value, line } of values) {
    if (!isObject(value)) {
      throw new FormatError("claude-code", "", "expected an object", line);
    }
    const read = readClaudeLine(value, line);
    const isLasting = read.kind === "state" &&
      !PASSING.includes(String(value.type));
    if (isLasting) lasting.push(lines.length);
    lines.push(read);
  }
  const isAgents = lines.every(({ uuid, isSidechain }) =>
    uuid === undefined || isSidechain
  );
  return {
    lines: isAgents
      ? lines.map((line) => ({ ...line, isSidechain: false }))
      : lines,
    lasting,
  };
}

/** Lines before the window, and those of branches that were taken back. */
function goneLines(
  lines: readonly ClaudeLine[],
  window: readonly number[],
  branch: readonly number[],
  lasting: ReadonlySet<number>,
): readonly number[] {
  const sent = new Set(window);
  const start = window === branch ? 0 : window[0];
  const names = new Set<string | undefined>();
  return lines.flatMap(({ kind, uuid, parent, isSidechain }, index) => {
    if (sent.has(index) || lasting.has(index)) return [];
    const isTaken = kind === "link"
      ? parent !== undefined && names.has(parent)
      : uuid !== undefined && !isSidechain;
    if (!isTaken && index >= start) return [];
    names.add(uuid);
    return [index];
  });
}

function branchWarnings(
  lines: readonly ClaudeLine[],
  branch: readonly number[],
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
