import { branchWarnings } from "./claude_code/branch_warnings.ts";
import type { FormatWarning } from "./parsed_conversation.ts";
import { CLIENT, SUMMARY } from "./asked_by_client.ts";
import type { ClaudeLine } from "./claude_code/claude_line.ts";
import { claudeDrafts } from "./claude_code/claude_drafts.ts";
import { newestBranch } from "./claude_code/newest_branch.ts";
import { readClaudeLines } from "./claude_code/read_claude_lines.ts";
import { uncountedParts } from "./claude_code/uncounted_parts.ts";
import { cutsOf, preservedLines } from "./claude_code/window_lines.ts";
import {
  boundariesFrom,
  type CompactionBoundary,
} from "./compaction_boundary.ts";
import type { LineValue } from "./line_format.ts";
import type { MessageDraft } from "./message_draft.ts";

/**
 * The compactions that Claude Code has made on a session's newest branch, in order; none for a session without one.
 *
 * What the client attached again is in `resent` where it is a message; attachments are not in the file as they are sent.
 *
 * @param values The session's lines; they are read once, one after the other.
 * @param warnings Takes what is warned of.
 * @throws {FormatError} If a line is no object; with its number.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = (uuid: string, parentUuid: string | null, content: string, more = {}) =>
 *   ({ type: "user", uuid, parentUuid, message: { role: "user", content }, ...more });
 * const values = [
 *   said("a", null, "Use bay D."),
 *   { type: "system", subtype: "compact_boundary", uuid: "b", parentUuid: null, logicalParentUuid: "a" },
 *   said("c", "b", "The user wants bay D.", { isCompactSummary: true }),
 * ].map((value, index) => ({ value, line: index + 1 }));
 * const [boundary] = claudeCodeBoundaries(values);
 * assertEquals([boundary.at, boundary.before.length, boundary.summary], [2, 1, "The user wants bay D."]);
 * ```
 */
export function claudeCodeBoundaries(
  values: Iterable<LineValue>,
  warnings: FormatWarning[] = [],
): readonly CompactionBoundary[] {
  const { lines, repeated } = readClaudeLines(values);
  const branch = newestBranch(lines);
  warnings.push(
    ...branchWarnings(lines, branch, repeated),
    ...uncountedParts(lines, branch),
  );
  const drafts = claudeDrafts(lines, branch);
  const said = drafts.filter(({ name }) => name !== SUMMARY);
  const cuts = cutsOf(lines, branch);
  const places = cuts.map((cut, index) => {
    const since = branch.slice(cut, cuts[index + 1]);
    const preserved = preservedLines(lines, branch.slice(0, cut), since);
    const lately = new Set(since);
    const summary = drafts.filter(({ name, pieces }) =>
      name === SUMMARY && lately.has(pieces[0])
    );
    return {
      at: lines[branch[cut]].line,
      said: said.filter(({ pieces }) => pieces[0] < branch[cut]).length,
      summary: summary.flatMap(({ texts }) => texts).join("\n"),
      resent: [
        ...claudeDrafts(lines, preserved),
        ...attachedAgain(lines, since),
      ],
    };
  });
  return boundariesFrom(said, places);
}

/** Client's texts right behind the summary, before anybody speaks. */
function attachedAgain(
  lines: readonly ClaudeLine[],
  since: readonly number[],
): readonly MessageDraft[] {
  const drafts = claudeDrafts(lines, since)
    .filter(({ name }) => name !== SUMMARY);
  const end = drafts.findIndex(({ name }) => name !== CLIENT);
  return drafts.slice(0, end < 0 ? drafts.length : end);
}
