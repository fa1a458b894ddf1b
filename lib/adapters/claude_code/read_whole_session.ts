import { askedByClient, SUMMARY } from "../asked_by_client.ts";
import type { LineReading, LineValue } from "../line_format.ts";
import { messageOf } from "../message_draft.ts";
import { claudeDrafts } from "./claude_drafts.ts";
import { branchWarnings } from "./branch_warnings.ts";
import { newestBranch } from "./newest_branch.ts";
import { readClaudeLines } from "./read_claude_lines.ts";
import { uncountedParts } from "./uncounted_parts.ts";

/** All that was said on a session's newest branch, without the summaries that its client has put in the place of some. */
export function readWholeClaudeSession(
  values: Iterable<LineValue>,
): LineReading {
  const { lines, lasting, repeated } = readClaudeLines(values);
  const branch = newestBranch(lines);
  const said = claudeDrafts(lines, branch)
    .filter(({ name }) => name !== SUMMARY);
  return {
    format: "claude-code",
    pieceCount: lines.length,
    messages: askedByClient(said).map(messageOf),
    resumes: true,
    answersAgain: true,
    alwaysKept: lasting,
    gone: [],
    warnings: [
      ...branchWarnings(lines, branch, repeated),
      ...uncountedParts(lines, branch),
    ],
  };
}
