import type { CompactionBoundary } from "../../../adapters/compaction_boundary.ts";
import { parsedSessionBoundaries } from "../../../adapters/parsed_session_boundaries.ts";
import { messageTexts } from "../../../conversation/message_text.ts";
import type { Turn } from "../../../conversation/turn.ts";
import type {
  MeasuredConversation,
  MeasuredQuestion,
} from "../measured_conversation.ts";
import { holdsValue } from "../metrics/holds_value.ts";
import { spokenTexts } from "../metrics/spoken_texts.ts";
import { usedValues } from "./used_values.ts";

/** How many messages after a compaction are looked at. */
const NEXT_MESSAGES = 60;

/**
 * A parsed session of Claude Code, cut where its client compacted it, once for each compaction.
 *
 * What is asked later are the paths, commands, numbers and ids that the assistant uses in the next 60 messages and that
 * had been said before. The turn that was cut short is in flight, so its closed rounds may be removed one by one.
 *
 * @param id Names the session.
 * @param session The parsed file.
 * @throws {FormatError} If it is no such session; with the path.
 */
export function readAgentTrace(
  id: string,
  session: unknown,
): readonly MeasuredConversation[] {
  return parsedSessionBoundaries(session).map((boundary, index) => ({
    id: index === 0 ? id : `${id} ${index + 1}`,
    request: requestOf(boundary.before),
    questions: valuesOf(boundary),
  }));
}

function requestOf(before: readonly Turn[]): MeasuredConversation["request"] {
  const { messages } = before[before.length - 1];
  const asked = messages.findIndex(({ role }) => role !== "user");
  const start = asked < 0 ? messages.length : asked;
  return {
    instructions: "",
    turns: before.slice(0, -1),
    question: messages.slice(0, start).map((each) =>
      messageTexts(each).join("")
    ).join("\n\n"),
    inFlight: messages.slice(start),
  };
}

function valuesOf(
  { before, after }: CompactionBoundary,
): readonly MeasuredQuestion[] {
  const said = before.flatMap(({ messages }) => messages.flatMap(spokenTexts));
  let left = NEXT_MESSAGES;
  const next = after.map((turn) => {
    const messages = turn.messages.slice(0, left);
    left -= messages.length;
    return { ...turn, messages };
  });
  return usedValues(next).filter(({ value }) =>
    said.some((text) => holdsValue(text, value))
  ).map(({ kind, value }) => ({
    id: value,
    kind,
    text: "",
    evidence: [],
    value,
  }));
}
