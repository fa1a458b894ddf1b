import { askedByClient } from "../asked_by_client.ts";
import type { LineReading, LineValue } from "../line_format.ts";
import { messageOf } from "../message_draft.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import { playCodex } from "./codex_history.ts";

/** All that was said in a rollout and not taken back, also what its client has compacted. */
export function readWholeRollout(values: Iterable<LineValue>): LineReading {
  const warnings: FormatWarning[] = [];
  const { head, originals, session, lineCount } = playCodex(values, warnings);
  return {
    format: "codex",
    pieceCount: lineCount,
    messages: [...head, ...askedByClient(originals)].map(messageOf),
    resumes: true,
    alwaysKept: session,
    gone: [],
    warnings,
  };
}
