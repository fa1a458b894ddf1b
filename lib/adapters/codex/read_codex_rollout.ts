import { askedByClient } from "../asked_by_client.ts";
import type { LineReading, LineValue } from "../line_format.ts";
import { messageOf } from "../message_draft.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import { type CodexHistory, playCodex } from "./codex_history.ts";

/** What a rollout says now: after its last compaction, without what was taken back. */
export function readCodexRollout(values: Iterable<LineValue>): LineReading {
  const warnings: FormatWarning[] = [];
  const history = playCodex(values, warnings);
  return {
    format: "codex",
    pieceCount: history.lineCount,
    messages: [...history.head, ...askedByClient(history.said)].map(messageOf),
    resumes: true,
    alwaysKept: history.session,
    gone: goneLines(history),
    warnings,
  };
}

/** Lines before the last compaction that it does not send again, and those that were taken back. */
function goneLines(history: CodexHistory): readonly number[] {
  const { head, said, session, cuts, takenBack, lineCount } = history;
  const kept = new Set([
    ...session,
    ...[...head, ...said].flatMap(({ pieces }) => pieces),
  ]);
  const gone = new Set(takenBack);
  for (let index = 0; index < (cuts.at(-1)?.piece ?? 0); index++) {
    gone.add(index);
  }
  return Array.from({ length: lineCount }, (_, index) => index)
    .filter((index) => gone.has(index) && !kept.has(index));
}
