import type { FormatWarning } from "../parsed_conversation.ts";
import type { ClaudePart } from "./claude_line.ts";

/** What a reader should know of a call on this line. */
export function callWarnings(
  part: ClaudePart,
  line: number,
): readonly FormatWarning[] {
  if (part.type !== "call") return [];
  return (part.warnings ?? []).map((warning) => ({ ...warning, line }));
}
