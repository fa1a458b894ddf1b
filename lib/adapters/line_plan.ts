import type { FormatWindow } from "./format_window.ts";
import { GONE_OWNER, type ParsedConversation } from "./parsed_conversation.ts";
import { type PlannedPiece, writePlan } from "./write_plan.ts";

/**
 * As `writePlan`, and lines that are no part of the conversation any more go as soon as anything changes.
 *
 * @throws {TypeError} If a removed turn is none of this conversation.
 * @throws {RangeError} If nothing is left but instructions.
 */
export function linePlan(
  parsed: ParsedConversation,
  window: FormatWindow,
): readonly PlannedPiece[] | undefined {
  const plan = writePlan(parsed, window);
  return plan?.filter((planned) =>
    planned.kind === "added" || parsed.owners[planned.piece] !== GONE_OWNER
  );
}
