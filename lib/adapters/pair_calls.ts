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
 * @param format Named in errors.
 * @param given The messages.
 * @param answersAgain Whether a call may be answered more than once; all its results are of one unit then.
 * @throws {FormatError} If an id is used twice before it is answered, or answered twice; both places are named.
 */
export function pairCalls(
  format: string,
  given: readonly SourcedMessage[],
  answersAgain = false,
): PairedCalls {
  const open = new Map<string, SourcedMessage>();
  const answered = new Map<string, SourcedMessage>();
  const warnings: FormatWarning[] = [];
  const twice = ({ path, line }: SourcedMessage, problem: string) =>
    new FormatError(format, path, problem, line);
  const messages = given.map((sourced) => {
    const { role, toolCalls = [], toolCallId: id = "" } = sourced.message;
    for (const { id } of toolCalls) {
      const other = open.get(id);
      if (other !== undefined) {
        const since = `is still open from ${placeOf(other)}`;
        throw twice(sourced, `the call's id ${show(id)} ${since}`);
      }
      open.set(id, sourced);
      answered.delete(id);
    }
    if (role !== "tool") return sourced;
    const first = answered.get(id);
    if (open.delete(id)) answered.set(id, sourced);
    else if (first === undefined) return withoutCall(sourced, warnings);
    else if (!answersAgain) {
      const before = `the call ${show(id)} is answered at ${placeOf(first)}`;
      throw twice(sourced, `${before}, and a second time here`);
    } else warnings.push(warningAt(sourced, further(id)));
    return sourced;
  });
  const unanswered = [...open].map(([id, by]) => ({
    by,
    warning: warningAt(by, `a call without a result, id ${show(id)}; ${ALONE}`),
  }));
  return { messages, warnings, unanswered };
}

const ALONE = "it stays as it is, no unit is formed with it";

function further(id: string): string {
  return `a further result of the call, id ${show(id)}; it stays with the call`;
}

function withoutCall(
  sourced: SourcedMessage,
  warnings: FormatWarning[],
): SourcedMessage {
  const { toolCallId: id, ...message } = sourced.message;
  const problem = `a result of no call, id ${show(id)}`;
  warnings.push(warningAt(sourced, `${problem}; ${ALONE}`));
  return { ...sourced, message };
}

function placeOf({ path, line }: SourcedMessage): string {
  return line === undefined ? path : `line ${line}`;
}

function warningAt(sourced: SourcedMessage, problem: string): FormatWarning {
  const { path, line } = sourced;
  return { path, ...(line === undefined ? {} : { line }), problem };
}
