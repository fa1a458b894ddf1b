import { checkMessage } from "../conversation/check_message.ts";
import type { Message } from "../conversation/message.ts";
import { FormatError } from "../errors.ts";
import type { FormatWarning } from "./parsed_conversation.ts";
import type { SourcedConversation, SourcedMessage } from "./sourced_message.ts";
import { LONE_HALF, wellFormed } from "./well_formed.ts";

/**
 * The messages with halves of surrogate pairs repaired, each with a warning; the file's own text stays as it is.
 *
 * @throws {FormatError} If a message is malformed, or a system message stands behind another one.
 */
export function checkSourced(
  { format, messages, warnings }: SourcedConversation,
): { messages: readonly SourcedMessage[]; warnings: readonly FormatWarning[] } {
  const repairs: FormatWarning[] = [];
  const checked = messages.map((sourced, index) => {
    const { path, line } = sourced;
    const message = wellFormed(sourced.message) as Message;
    checkShape(format, { ...sourced, message });
    const isLate = message.role === "system" && index > 0 &&
      messages[index - 1].message.role !== "system";
    if (isLate) {
      throw new FormatError(
        format,
        `${path}.role`,
        "a system message stands only at the start",
        line,
      );
    }
    if (message === sourced.message) return sourced;
    repairs.push({
      path,
      ...(line === undefined ? {} : { line }),
      problem: LONE_HALF,
    });
    return { ...sourced, message };
  });
  return { messages: checked, warnings: [...warnings, ...repairs] };
}

function checkShape(format: string, sourced: SourcedMessage): void {
  try {
    checkMessage(sourced.message, sourced.path);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) {
      throw error;
    }
    const colon = error.message.indexOf(": ", sourced.path.length);
    throw new FormatError(
      format,
      error.message.slice(0, colon),
      error.message.slice(colon + 2),
      sourced.line,
    );
  }
}
