import { askedByClient, SUMMARY } from "../asked_by_client.ts";
import { type MessageDraft, messageOf } from "../message_draft.ts";
import type { LineReading, LineValue } from "../line_format.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudeLine } from "./claude_line.ts";
import { checkClaudeParts, claudeDrafts } from "./claude_drafts.ts";
import { branchWarnings } from "./branch_warnings.ts";
import { newestBranch } from "./newest_branch.ts";
import { readClaudeLines } from "./read_claude_lines.ts";
import { windowLines } from "./window_lines.ts";

/** What a session says now: its newest branch, from the last compaction on. */
export function readClaudeSession(values: Iterable<LineValue>): LineReading {
  const { lines, lasting, repeated } = readClaudeLines(values);
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
    answersAgain: true,
    alwaysKept: lasting,
    gone: [
      ...goneLines(lines, window, branch, new Set(lasting)),
      ...repeated,
    ],
    warnings: [...branchWarnings(lines, branch, repeated), ...warnings],
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
