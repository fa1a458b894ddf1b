import { askedByClient } from "./asked_by_client.ts";
import { readWholeClaudeSession } from "./claude_code/read_whole_session.ts";
import { readWholeRollout } from "./codex/read_whole_rollout.ts";
import type { JsonLine } from "./json_line.ts";
import { lineValues } from "./line_values.ts";
import { messageOf } from "./message_draft.ts";
import type {
  FormatWarning,
  ParsedConversation,
} from "./parsed_conversation.ts";
import { parsedFrom } from "./parsed_from.ts";
import { type ParsedSession, parsedSessionDrafts } from "./parsed_session.ts";

/** A conversation from its start, with what a reader should know of. */
export type WholeSession = Pick<
  ParsedConversation,
  "conversation" | "warnings"
>;

/** The formats whose clients compact, so that a session says more than what its client sends now. */
export const WHOLE_FORMATS = ["claude-code", "codex"] as const;

const READERS = {
  "claude-code": readWholeClaudeSession,
  codex: readWholeRollout,
} as const;

/**
 * The conversation of a session from its start, as if its client had never compacted.
 *
 * It cannot be written back: `claudeCode` and `codex` read what their clients send now.
 *
 * @param format The session's format.
 * @param lines Its lines; they are read once, one after the other.
 * @throws {FormatError} If it cannot be read; with path and line.
 *
 * @example What was said before the compaction is there, the summary is not
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const said = (uuid: string, parentUuid: string | null, content: string, more = {}) =>
 *   ({ type: "user", uuid, parentUuid, message: { role: "user", content }, ...more });
 * const lines = [
 *   said("a", null, "Use bay D."),
 *   { type: "system", subtype: "compact_boundary", uuid: "b", parentUuid: null, logicalParentUuid: "a" },
 *   said("c", "b", "The user wants bay D.", { isCompactSummary: true }),
 * ].map((value, index) => ({ text: JSON.stringify(value), line: index + 1, ending: "\n" as const }));
 * assertEquals(wholeSession("claude-code", lines).conversation.question, "Use bay D.");
 * ```
 */
export function wholeSession(
  format: typeof WHOLE_FORMATS[number],
  lines: Iterable<JsonLine>,
): WholeSession {
  const late: FormatWarning[] = [];
  const reading = READERS[format](lineValues(lines, format, late));
  const { conversation, warnings } = parsedFrom({
    ...reading,
    original: undefined,
  });
  return { conversation, warnings: [...warnings, ...late] };
}

/**
 * The conversation of a parsed session of Claude Code, as measurements use it, from its start.
 *
 * @param session From `isParsedSession`.
 * @throws {FormatError} If a message is none; with the path.
 */
export function wholeParsedSession(session: ParsedSession): WholeSession {
  return parsedFrom({
    format: "claude-code",
    original: session,
    pieceCount: session.messages.length,
    messages: askedByClient(parsedSessionDrafts(session)).map(messageOf),
    resumes: true,
    answersAgain: true,
    warnings: [],
  });
}
