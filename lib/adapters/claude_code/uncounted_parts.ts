import { show } from "../../conversation/check_message.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import { callWarnings } from "./call_warnings.ts";
import type { ClaudeLine, ClaudePart } from "./claude_line.ts";

/**
 * A warning for each part of these lines that is no text, call or result, such as an image, and for each call whose
 * arguments are read in another way: where a session is only measured, it is no reason to refuse all of it.
 *
 * @param lines All lines of the session.
 * @param chosen Indices of those that are read.
 */
export function uncountedParts(
  lines: readonly ClaudeLine[],
  chosen: readonly number[],
): readonly FormatWarning[] {
  return chosen.flatMap((index) =>
    lines[index].parts.flatMap((part) => warningsOf(part, lines[index].line))
  );
}

function warningsOf(part: ClaudePart, line: number): readonly FormatWarning[] {
  if (part.type === "call") return callWarnings(part, line);
  if (part.type !== "other") return [];
  const { path, partType } = part;
  const problem = partType === undefined
    ? "there is no text and no list of parts; nothing is read of it"
    : `a part of type ${show(partType)} is not counted`;
  return [{ path, line, problem }];
}
