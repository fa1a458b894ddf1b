import { show } from "../conversation/check_message.ts";
import { FormatError } from "../errors.ts";
import type { FormatWarning } from "./parsed_conversation.ts";
import type { SourcedMessage } from "./sourced_message.ts";

/** A call that no result answers; while it is in the open round it only waits. */
export interface UnansweredCall {
  /** The message that calls. */
  readonly by: SourcedMessage;
  /** What is to be said, should the call not be waiting. */
  readonly warning: FormatWarning;
}

/** Messages whose results all belong to a call. */
export interface PairedCalls {
  /** The messages; a result of no call has no id here, so nothing is joined to it. */
  readonly messages: readonly SourcedMessage[];
  /** Results of no call. */
  readonly warnings: readonly FormatWarning[];
  /** Calls without a result. */
  readonly unanswered: readonly UnansweredCall[];
}

/**
 * The messages with each result joined to its call; results of no call are kept apart with a warning.
 *
 * An id may be used again once it is answered.
 *
 * @throws {FormatError} If an id is used twice before it is answered.
 */
export function pairCalls(
  format: string,
  given: readonly SourcedMessage[],
): PairedCalls {
  const open = new Map<string, SourcedMessage>();
  const warnings: FormatWarning[] = [];
  const messages = given.map((sourced) => {
    const { message, path, line } = sourced;
    for (const { id } of message.toolCalls ?? []) {
      const other = open.get(id);
      if (other !== undefined) {
        throw new FormatError(
          format,
          path,
          `the call's id ${show(id)} is still open from ${other.path}`,
          line,
        );
      }
      open.set(id, sourced);
    }
    const id = message.toolCallId;
    if (message.role !== "tool" || open.delete(id ?? "")) return sourced;
    warnings.push(warningAt(sourced, `a result of no call, id ${show(id)}`));
    const { toolCallId: _, ...rest } = message;
    return { ...sourced, message: rest };
  });
  const unanswered = [...open].map(([id, by]) => ({
    by,
    warning: warningAt(by, `a call without a result, id ${show(id)}`),
  }));
  return { messages, warnings, unanswered };
}

function warningAt(sourced: SourcedMessage, problem: string): FormatWarning {
  const { path, line } = sourced;
  return {
    path,
    ...(line === undefined ? {} : { line }),
    problem: `${problem}; it stays as it is, no unit is formed with it`,
  };
}
