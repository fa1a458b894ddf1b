import { show } from "../../conversation/check_message.ts";
import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudeLine } from "./claude_line.ts";

/**
 * A warning for each part of these lines that is no text, call or result, such as an image: where a session is only
 * measured, it is no reason to refuse all of it.
 *
 * @param lines All lines of the session.
 * @param chosen Indices of those that are read.
 */
export function uncountedParts(
  lines: readonly ClaudeLine[],
  chosen: readonly number[],
): readonly FormatWarning[] {
  return chosen.flatMap((index) =>
    lines[index].parts.flatMap((part): FormatWarning[] =>
      part.type !== "other" ? [] : [{
        path: part.path,
        line: lines[index].line,
        problem: part.partType === undefined
          ? "there is no text and no list of parts; nothing is read of it"
          : `a part of type ${show(part.partType)} is not counted`,
      }]
    )
  );
}
